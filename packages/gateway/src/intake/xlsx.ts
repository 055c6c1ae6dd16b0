import { Worker } from 'node:worker_threads';
import { HttpError } from '../http/HttpError.ts';
import type { CsvRow } from './csv.ts';

const limits = {
  /** All needed parts together, unpacked; reading takes about twelve times as much memory. */
  maxBytes: 8 * 1024 * 1024,
  maxRatio: 100,
  maxEntries: 2000,
  maxCells: 50,
};

type Message = { from: number; rows: string[][] } | { refusal: string } | { isDone: true };

/** A sheet within the limits is read in seconds. */
const readTimeoutMs = 60_000;

// One at a time: what a sheet costs in memory is bounded, so what the process costs is too.
let last: Promise<unknown> = Promise.resolve();

export function readSpreadsheet(path: string, maxRows: number): Promise<CsvRow[]> {
  const next = last.then(() => readNow(path, maxRows));
  last = next.catch(() => undefined);
  return next;
}

/**
 * Reads the first sheet of an .xlsx as texts, in a thread with a heap of its own: a hostile file can end the thread,
 * never the process. A file that cannot be read ends in a 422 with a sentence for the user.
 */
function readNow(path: string, maxRows: number): Promise<CsvRow[]> {
  return new Promise((resolve, reject) => {
    const rows: CsvRow[] = [];
    const worker = new Worker(new URL('./readSheetWorker.mjs', import.meta.url), {
      workerData: { path, ...limits, maxRows },
      resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
      execArgv: [],
    });
    let isSettled = false;
    const settle = (finish: () => void) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      finish();
      void worker.terminate();
    };
    const refuse = (message: string) => settle(() => reject(new HttpError(422, message)));
    // The others wait for this one: it may not hold them up for ever.
    const timer = setTimeout(() => refuse('A planilha demorou demais para ser lida.'), readTimeoutMs);
    worker.on('message', (message: Message) => {
      if ('refusal' in message) refuse(message.refusal);
      else if ('isDone' in message) settle(() => resolve(rows));
      else {
        message.rows.forEach((cells, at) => {
          if (cells.some((text) => text !== '')) rows.push({ line: message.from + at + 1, cells });
        });
      }
    });
    worker.on('error', () => refuse('A planilha é grande demais ou está danificada.'));
    worker.on('exit', () => refuse('A planilha é grande demais ou está danificada.'));
  });
}
