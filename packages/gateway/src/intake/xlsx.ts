import { Worker } from 'node:worker_threads';
import type { CsvRow } from '@oraculo/api-client/contract';
import { Refusal } from '../domain/Refusal.ts';

const limits = {
  /** All needed parts together, unpacked: 100 000 lines of two columns, or 70 000 of three, with no text twice. */
  maxBytes: 16 * 1024 * 1024,
  maxRatio: 100,
  maxEntries: 2000,
  maxCells: 50,
};

type Message = { from: number; rows: string[][] } | { refusal: string } | { isDone: true };

/** A sheet within the limits is read in seconds; the others wait for it, so it may not hold them up for ever. */
const readTimeoutMs = 60_000;

const tooMuch =
  'A planilha é grande demais para ser lida de uma vez, ou está danificada. Divida-a em partes menores e envie de novo.';

const tooSlow = 'A planilha demorou demais para ser lida. Divida-a em partes menores e envie de novo.';

// One at a time: what a sheet costs in memory is bounded, so what the process costs is too.
let last: Promise<unknown> = Promise.resolve();

async function takeTurn(): Promise<() => void> {
  const before = last;
  let release = () => {};
  last = new Promise<void>((resolve) => {
    release = resolve;
  });
  await before;
  return release;
}

/**
 * The rows of the first sheet of an .xlsx as texts, one by one, read in a thread with a heap of its own: a hostile file
 * can end the thread, never the process. A file that cannot be read ends in a refusal with a sentence for the user.
 */
export async function* readSpreadsheet(path: string, maxRows: number): AsyncGenerator<CsvRow> {
  const release = await takeTurn();
  const worker = new Worker(new URL('./readSheetWorker.mjs', import.meta.url), {
    workerData: { path, ...limits, maxRows },
    resourceLimits: { maxOldGenerationSizeMb: 58, maxYoungGenerationSizeMb: 4 },
    execArgv: [],
  });
  const deadline = performance.now() + readTimeoutMs;
  // Between two parts nobody waits for it, and it still must not end the process.
  worker.on('error', () => {});
  try {
    for (;;) {
      const message = await nextPart(worker, deadline - performance.now());
      if ('refusal' in message) throw new Refusal('unreadable', message.refusal);
      if ('isDone' in message) return;
      for (const [at, cells] of message.rows.entries()) {
        if (cells.some((text) => text !== '')) yield { line: message.from + at + 1, cells };
      }
    }
  } finally {
    await worker.terminate();
    release();
  }
}

function nextPart(worker: Worker, timeoutMs: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      worker.off('message', answer).off('error', fail).off('exit', fail);
      finish();
    };
    const askNext = worker.postMessage.bind(worker);
    const answer = (message: Message) => settle(() => resolve(message));
    const fail = () => settle(() => reject(new Refusal('unreadable', tooMuch)));
    const timer = setTimeout(() => settle(() => reject(new Refusal('unreadable', tooSlow))), timeoutMs);
    worker.on('message', answer).on('error', fail).on('exit', fail);
    askNext('next');
  });
}
