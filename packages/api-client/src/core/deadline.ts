import { ApiError } from './errors.ts';

/** A call's limits: nothing of it goes on after either of them. */
export interface Deadline {
  /** From 2³¹ on there is none: a timer of that length would fire at once. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** What work under a deadline gets to know of it. */
export interface Running {
  signal: AbortSignal;
  /** Called when it has to stop. A listener of the signal would cost more than all that ofetch adds to a call. */
  onStop?: () => void;
}

const longestTimerMs = 2 ** 31 - 1;

const timedOut = (timeoutMs: number) =>
  new ApiError({
    kind: 'timeout',
    message: `O servidor não respondeu em ${Math.max(1, Math.round(timeoutMs / 1000))} s. Tente de novo.`,
  });

const stoppedByCaller = (signal: AbortSignal) => new ApiError({ kind: 'aborted', cause: signal.reason });

/** Runs work under one total deadline, settling on time even when the work ignores its signal. */
export const withDeadline = <Result>(
  { timeoutMs, signal }: Deadline,
  work: (running: Running) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) throw stoppedByCaller(signal);
    const controller = new AbortController();
    const running: Running = { signal: controller.signal };
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stopForCaller);
    };
    // The first error counts: platforms name the exchange that it aborts differently.
    const stop = (error: ApiError) => {
      end();
      reject(error);
      // Nobody reads the rest of the answer, so this frees its connection.
      controller.abort(error);
      running.onStop?.();
    };
    const stopForCaller = () => signal && stop(stoppedByCaller(signal));
    const timer = timeoutMs > longestTimerMs ? undefined : setTimeout(() => stop(timedOut(timeoutMs)), timeoutMs);
    signal?.addEventListener('abort', stopForCaller);
    work(running).then(
      (result) => {
        end();
        resolve(result);
      },
      (error) => stop(error instanceof ApiError ? error : new ApiError({ kind: 'invalid', cause: error })),
    );
  });
