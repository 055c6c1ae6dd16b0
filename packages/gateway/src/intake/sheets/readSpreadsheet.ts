import { Worker } from 'node:worker_threads';
import { type CsvRow, tooManyLines } from '@oraculo/api-client/contract';
import { DomainError } from '../../domain/DomainError.ts';
import { type SheetKind, sheetKindOf } from '../fileKinds.ts';
import { readerQueue } from '../readerQueue.ts';
import { type ReadyMessage, limitCpuTime } from './limitCpuTime.ts';

const limits = {
  /**
   * The limit for all needed parts together, unpacked: 100 000 lines of two columns, or 70 000 lines of three, without
   * a repeated text.
   */
  maxBytes: 16 * 1024 * 1024,
  maxRatio: 100,
  maxEntries: 2000,
  maxCells: 50,
};

/** A cell with a formula error: its column, its name, and the text that Excel shows in it. */
export type ErrorCell = readonly [column: number, place: string, text: string];

type Message =
  | { rows: [line: number, cells: string[], errors: ErrorCell[]][]; sheet: string | undefined }
  | { refusal: string }
  | { isDone: true };

export interface SheetRow extends CsvRow {
  errors: readonly ErrorCell[];
}

const tooMuch =
  'A planilha é grande demais para ser lida de uma vez, ou está danificada. Divida-a em partes menores e envie de novo.';

const tooHeavy = 'A planilha é grande demais para ser lida de uma vez. Divida-a em partes menores e envie de novo.';

export interface Reading {
  maxLines: number;
  /** The user who sent the file. The files of one user wait for each other and not for files of other users. */
  owner: string;
  /** Ends the reading when the sender has disconnected. */
  signal?: AbortSignal;
  /** Called with the name of the sheet that is read, before its rows, if other visible sheets of the file have rows too. */
  onSheet?: (name: string) => void;
}

/**
 * The filled rows of the first visible sheet of an .xlsx or .xls, one by one, as texts. A thread with its own heap
 * reads them, so a hostile file can end the thread, never the process. A file that cannot be read is refused with a
 * message for the user.
 */
export async function* readSpreadsheet(path: string, { owner, ...reading }: Reading): AsyncGenerator<SheetRow> {
  const release = await readerQueue.acquire(owner, reading.signal);
  try {
    yield* readInThread(path, await sheetKindOf(path), reading);
  } finally {
    release();
  }
}

function startReader(path: string, kind: SheetKind, maxRows: number): Worker {
  try {
    return new Worker(new URL('./readSheetWorker.mjs', import.meta.url), {
      workerData: { path, kind, ...limits, maxRows, tooManyRows: tooManyLines(maxRows) },
      resourceLimits: { maxOldGenerationSizeMb: 58, maxYoungGenerationSizeMb: 4 },
      execArgv: [],
    });
  } catch {
    // The system has no thread or memory left. The file may be valid.
    throw new DomainError('unavailable', 'Não foi possível ler a planilha agora. Tente de novo em instantes.', {
      retryAfterSeconds: 5,
    });
  }
}

async function* readInThread(
  path: string,
  kind: SheetKind,
  { maxLines, signal, onSheet }: Omit<Reading, 'owner'>,
): AsyncGenerator<SheetRow> {
  const worker = startReader(path, kind, maxLines);
  let isNamed = false;
  // Nothing awaits this promise between two parts, and an unhandled rejection would end the process.
  worker.on('error', () => {});
  const over = limitCpuTime(worker, signal);
  try {
    for (;;) {
      const message = await nextPart(worker, over.signal);
      if ('refusal' in message) throw new DomainError('unreadable', message.refusal);
      if ('isDone' in message) return;
      if (message.sheet !== undefined && !isNamed) onSheet?.(message.sheet);
      isNamed = true;
      for (const [line, cells, errors] of message.rows) yield { line, cells, errors };
    }
  } finally {
    over.stop();
    await worker.terminate();
  }
}

function nextPart(worker: Worker, over: AbortSignal): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      over.removeEventListener('abort', end);
      worker.off('message', answer).off('error', fail).off('exit', fail);
      finish();
    };
    const askNext = worker.postMessage.bind(worker);
    // The first message only carries the id of the thread.
    const answer = (message: Message | ReadyMessage) => {
      if (!('task' in message)) settle(() => resolve(message));
    };
    const fail = (error: unknown) => {
      const isHeavy = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      settle(() => reject(new DomainError('unreadable', isHeavy ? tooHeavy : tooMuch)));
    };
    const end = () => settle(() => reject(over.reason as Error));
    if (over.aborted) return end();
    over.addEventListener('abort', end, { once: true });
    worker.on('message', answer).on('error', fail).on('exit', fail);
    askNext('next');
  });
}
