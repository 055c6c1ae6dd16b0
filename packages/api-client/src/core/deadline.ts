import { ApiError } from './errors.ts';

/** A call's limits: nothing of it goes on after either of them. */
export interface Deadline {
  /** From 2³¹ on there is none: a timer of that length would fire at once. */
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

/** Runs work under one total deadline, settling on time even when the work ignores its signal. */
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
    // Nobody reads the rest of the answer, so this frees its connection. `null` saves the creation of an unused exception.
    controller.abort(null);
    throw error instanceof ApiError ? error : new ApiError({ kind: 'invalid', cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stopForCaller);
  }
}
