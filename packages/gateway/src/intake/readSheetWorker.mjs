// Plain JavaScript: a worker starts without the TypeScript loader of the process, so it starts at once.
import { closeSync, openSync, readFileSync, readlinkSync, readSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Zip, ZipDeflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import yauzl from 'yauzl';
import { createSheetGuard } from './sheetGuard.mjs';

const { path, maxBytes, maxRatio, maxEntries, maxRows, maxCells } = workerData;

const tell = parentPort.postMessage.bind(parentPort);
const rowsInPart = 2000;
const damaged = 'A planilha está danificada e não pôde ser lida. Salve-a de novo como .xlsx e envie de novo.';
const tooLarge = `A planilha tem mais de ${maxBytes / 1024 / 1024} MB depois de descompactada. Divida-a e envie em partes de até 60 mil linhas.`;
const tooLargeOld = `A planilha tem mais de ${maxBytes / 1024 / 1024} MB. Salve-a como .xlsx, ou divida-a e envie em partes.`;
const locked = 'A planilha está protegida por senha. Remova a senha e envie de novo.';

class Refused extends Error {}

// What a reader of cell texts needs. Pictures, macros and all else stay packed.
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * Unpacks the archive, counts the real sizes, because a zip may lie about its own, and packs it again. The reader sees
 * only this clean archive, and only the packed form stays in memory.
 */
async function repack() {
  const zip = await yauzl.openPromise(path, { validateEntrySizes: true });
  const names = new Set();
  const packed = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  let total = 0;
  try {
    if (zip.entryCount > maxEntries) throw new Refused('A planilha tem arquivos internos demais. Salve-a de novo como .xlsx.');
    for await (const entry of zip.eachEntry()) {
      if (!needed.test(entry.fileName)) continue;
      if (names.has(entry.fileName)) throw new Refused(damaged);
      if (entry.isEncrypted())
        throw new Refused(locked);
      names.add(entry.fileName);
      const part = new ZipDeflate(entry.fileName, { level: 1 });
      archive.add(part);
      const passes = createSheetGuard();
      let size = 0;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        size += chunk.length;
        total += chunk.length;
        const isBomb = size > 1024 * 1024 && size > entry.compressedSize * maxRatio;
        if (total > maxBytes || isBomb) throw new Refused(tooLarge);
        if (!passes(chunk)) throw new Refused(damaged);
        part.push(chunk);
      }
      part.push(new Uint8Array(0), true);
    }
  } finally {
    zip.close();
  }
  archive.end();
  if (!names.has('xl/workbook.xml')) throw new Refused('O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.');
  return Buffer.concat(packed);
}

const asText = (cell) =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).trim();

/**
 * Numbers stay the texts that they are in the file: a card number would lose digits. But Java writes whole ones as `123456.0` and
 * `5.2998224725E10`.
 */
const numberText = (text) => (/[.e]/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text);

const readNewSheet = async () => readSheet(await repack(), 1, { parseNumber: numberText });

/** The binary form of Excel before 2007 holds 65 536 rows at most; its reader is loaded for it alone. */
async function readOldSheet() {
  if (statSync(path).size > maxBytes) throw new Refused(tooLargeOld);
  const { read } = await import('@e965/xlsx');
  try {
    const book = read(readFileSync(path), { dense: true, sheets: 0, cellDates: true, UTC: true, cellFormula: false, cellText: false, cellHTML: false });
    const [name] = book.SheetNames;
    return Array.from(book.Sheets[name]?.['!data'] ?? [], (cells) => Array.from(cells ?? [], (cell) => cell?.v));
  } catch (error) {
    throw /password|encrypt/i.test(String(error?.message)) ? new Refused(locked) : error;
  }
}

/** Begins as every file of Excel before 2007 does; the name is only a wish. */
function isOldSheet() {
  const head = Buffer.alloc(4);
  const file = openSync(path);
  readSync(file, head, 0, 4, 0);
  closeSync(file);
  return head.toString('hex') === 'd0cf11e0';
}

async function* readParts() {
  const rows = await (isOldSheet() ? readOldSheet() : readNewSheet());
  if (rows.length > maxRows + 1) {
    const limit = maxRows.toLocaleString('pt-BR');
    throw new Refused(`A planilha tem mais de ${limit} linhas. Divida-a e envie em partes.`);
  }
  for (let from = 0; from < rows.length; from += rowsInPart) {
    const part = rows.slice(from, from + rowsInPart);
    yield { from, rows: part.map((row) => row.slice(0, maxCells).map(asText)) };
  }
}

/** Where the system says how much processor time this thread has had; nowhere but on Linux. */
function ownTask() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

tell({ task: ownTask() });

const parts = readParts();

// One part for each time that it is asked: what is not wanted yet stays here, in the heap that has a limit.
parentPort.on('message', async () => {
  try {
    const { done, value } = await parts.next();
    tell(done ? { isDone: true } : value);
  } catch (error) {
    tell({ refusal: error instanceof Refused ? error.message : damaged });
  }
});
