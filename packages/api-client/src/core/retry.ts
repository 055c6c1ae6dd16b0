import { ApiError, isRetryable } from './errors.ts';

/** Retries a call after a failed request, 408, 429 or 5xx, within its time limit. */
export interface Retry {
  /** The maximum number of attempts, including the first. */
  attempts: number;
}

const firstWaitMs = 300;
const longestWaitMs = 10_000;

/** Exponential backoff. Half of the wait is random, so that many clients do not retry at the same time. */
const backOffMs = (attempt: number) =>
  Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs) * (0.5 + Math.random() / 2);

/** Waits, and resolves early when the signal aborts. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

/** A repeat of a pending call gets a 409 with the time to wait. Any other 409 is final. */
const isTransient = (error: unknown): error is ApiError =>
  isRetryable(error) || (error instanceof ApiError && error.status === 409 && error.retryAfterSeconds !== undefined);

interface Limits {
  signal: AbortSignal;
  /** On the scale of `performance.now()`. */
  endsAt: number;
}

/** Retries a temporary failure, unless the wait would exceed the time limit of the call. */
export async function withRetry<Result>(
  retry: Retry,
  { signal, endsAt }: Limits,
  send: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt >= retry.attempts || signal.aborted || !isTransient(error)) throw error;
      const waitMs = Math.max(backOffMs(attempt), (error.retryAfterSeconds ?? 0) * 1000);
      if (performance.now() + waitMs >= endsAt) throw error;
      await wait(waitMs, signal);
      // The replaceable `fetch` may not check the signal before it begins; `XMLHttpRequest` does not.
      if (signal.aborted) throw error;
    }
  }
}

/** A new UUID for an `idempotencyKey`; works on pages without TLS too. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // A page without TLS has no `randomUUID`, but the URL of a blob contains a UUID.
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}
