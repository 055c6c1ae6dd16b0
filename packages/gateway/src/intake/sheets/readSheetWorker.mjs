// Plain JavaScript, so that a worker starts at once, without the TypeScript loader of the process.
import { readlinkSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { chooseSheet } from './chooseSheet.mjs';
import { emptyFirstSheet, Refused, sentences } from './refusals.mjs';

const { path, kind, maxRows, tooManyRows, ...limits } = workerData;

const send = parentPort.postMessage.bind(parentPort);
const rowsInPart = 2000;

/** Each format has a module, which is loaded only for its files. Only an .xlsx needs a count of unpacked bytes. */
const openers = {
  xlsx: async () => (await import('./openXlsx.mjs')).openXlsx,
  binary: async () => (await import('./openBinary.mjs')).openBinary,
  xml2003: async () => (await import('./openXml2003.mjs')).openXml2003,
  html: async () => (await import('./openHtml.mjs')).openHtml,
};

function checkSize() {
  const maxMegabytes = limits.maxBytes / 1024 / 1024;
  if (kind !== 'xlsx' && statSync(path).size > limits.maxBytes)
    throw new Refused(`A planilha tem mais de ${maxMegabytes} MB. Salve-a como .xlsx, ou divida-a e envie em partes.`);
}

async function* readParts() {
  checkSize();
  const open = await openers[kind]();
  const { first, other } = await chooseSheet(await open(path, limits));
  const sheet = other && first.name;
  let count = 0;
  let part = [];
  for await (const rows of first.rows()) {
    count += rows.length;
    // One more than the limit, for the header.
    if (count > maxRows + 1) throw new Refused(tooManyRows);
    for (const { line, cells, errors } of rows) part.push([line, cells, errors]);
    if (part.length < rowsInPart) continue;
    yield { rows: part, sheet };
    part = [];
  }
  if (count === 0 && other) throw new Refused(emptyFirstSheet(first.name, other.name));
  yield { rows: part, sheet };
}

/** The path where the system reports the CPU time of this thread; on Linux only. */
function ownTask() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

send({ task: ownTask() });

const parts = readParts();

// Sends one part for each request. The rest stays in the heap of this thread, which has a limit.
parentPort.on('message', async () => {
  try {
    const { done, value } = await parts.next();
    send(done ? { isDone: true } : value);
  } catch (error) {
    send({ refusal: error instanceof Refused ? error.message : sentences.damaged });
  }
});
