import { DomainError } from '../../domain/DomainError.ts';
import { threadTimeMs } from './threadTime.ts';

/** The first message of a reader: where the system tells the processor time of its thread. */
export interface ReaderReady {
  task: string | undefined;
}

/** The part of `Worker` that is used here. */
interface Greeting {
  once(event: 'message', listen: (hello: ReaderReady) => void): unknown;
}

/** A sheet within the limits needs two or three; where a thread's own time is not known, its time by the clock counts. */
const maxProcessorMs = 5_000;
/** However busy the machine is. */
const maxMs = 60_000;
const watchEveryMs = 200;

const tooSlow = 'A planilha demorou demais para ser lida. Divida-a em partes menores e envie de novo.';

/** A signal that stops reading after too much processor time, after too long a time, or when the sender has left. */
export function watchTime(
  reader: Greeting,
  senderLeft: AbortSignal | undefined,
): { signal: AbortSignal; stop: () => void } {
  const over = new AbortController();
  const began = performance.now();
  let thread: (ReaderReady & { startedAt: number }) | undefined;
  reader.once('message', ({ task }: ReaderReady) => {
    thread = { task, startedAt: performance.now() };
  });
  const look = async () => {
    const now = performance.now();
    // Until the thread has started it has read nothing: a busy machine takes seconds to give it a turn.
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
