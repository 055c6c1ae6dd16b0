import { DomainError } from '../../domain/DomainError.ts';
import { threadTimeMs } from './threadTime.ts';

/** The first message of a reader thread: the path where the system reports its CPU time. */
export interface ReadyMessage {
  task: string | undefined;
}

/** The part of `Worker` that is used here. */
interface ReadyMessageSource {
  once(event: 'message', listen: (message: ReadyMessage) => void): unknown;
}

/**
 * The limit of CPU time; a sheet within the other limits takes two or three seconds. Where the CPU time of a thread is
 * unknown, wall time counts.
 */
const maxProcessorMs = 5_000;
/** The limit of wall time, which also fits a busy machine. */
const maxMs = 60_000;
const watchEveryMs = 200;

const tooSlow = 'A planilha demorou demais para ser lida. Divida-a em partes menores e envie de novo.';

/** A signal that stops reading after too much CPU time or wall time, or when the sender disconnects. */
export function limitCpuTime(
  reader: ReadyMessageSource,
  senderLeft: AbortSignal | undefined,
): { signal: AbortSignal; stop: () => void } {
  const over = new AbortController();
  const began = performance.now();
  let thread: (ReadyMessage & { startedAt: number }) | undefined;
  reader.once('message', ({ task }: ReadyMessage) => {
    thread = { task, startedAt: performance.now() };
  });
  const look = async () => {
    const now = performance.now();
    // Wall time counts only from the start of the thread, which takes seconds on a busy machine.
    const busyMs = thread === undefined ? 0 : ((await threadTimeMs(thread.task)) ?? now - thread.startedAt);
    if (busyMs > maxProcessorMs || now - began > maxMs) over.abort(new DomainError('unreadable', tooSlow));
  };
  const timer = setInterval(look, watchEveryMs);
  const leave = () => over.abort(senderLeft?.reason);
  senderLeft?.addEventListener('abort', leave, { once: true });
  const stop = () => {
    clearInterval(timer);
    senderLeft?.removeEventListener('abort', leave);
  };
  return { signal: over.signal, stop };
}
