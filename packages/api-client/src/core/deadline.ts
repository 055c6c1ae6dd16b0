import { ApiError } from './errors.ts';

/** The limits of a call: it ends at the timeout, or earlier when the signal aborts. */
export interface Deadline {
  /** 2³¹ ms or more means no timeout: a timer of that length would fire at once. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

const longestTimerMs = 2 ** 31 - 1;

const timedOut = (timeoutMs: number) =>
  new ApiError({
    kind: 'timeout',
    message: `O servidor não respondeu em ${Math.max(1, Math.round(timeoutMs / 1000))} s. Tente de novo.`,
  });

const stoppedByCaller = (signal: AbortSignal) => new ApiError({ kind: 'aborted', cause: signal.reason });

/** Runs work under one total deadline. The result settles in time even if the work ignores its signal. */
export async function withDeadline<Result>(
  { timeoutMs, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw stoppedByCaller(signal);
  const controller = new AbortController();
  let stop: (error: ApiError) => void = () => {};
  const stopForCaller = () => signal && stop(stoppedByCaller(signal));
  const timer = timeoutMs > longestTimerMs ? undefined : setTimeout(() => stop(timedOut(timeoutMs)), timeoutMs);
  signal?.addEventListener('abort', stopForCaller);
  try {
    return await new Promise<Result>((resolve, reject) => {
      stop = (error) => {
        reject(error);
        controller.abort(error);
      };
      work(controller.signal).then(resolve, reject);
    });
  } catch (error) {
    // Platforms name an aborted request differently. The reason given here is the one that callers see.
    if (controller.signal.aborted) throw controller.signal.reason;
    // Frees the connection of an answer that was not read to its end. `null` avoids creating an unused exception.
    controller.abort(null);
    throw error instanceof ApiError ? error : new ApiError({ kind: 'invalid', cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopForCaller);
  }
}
