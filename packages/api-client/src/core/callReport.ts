import { callListener } from './callListener.ts';
import { ApiError, type ErrorKind } from './errors.ts';
import type { CallState } from './httpClient.ts';
import { requestIdOf } from './readAnswer.ts';

/** How a call ended. It holds no address, body or personal data, so that it may be logged as it is. */
export interface CallReport {
  /** The operation's id, as in `reports.history`; `storage.put`, `storage.read` and `storage.check` for signed addresses. */
  operation: string;
  /** In milliseconds, from the call to its end, including all attempts. */
  durationMs: number;
  /** The status of the last answer; absent without an answer. */
  status: number | undefined;
  /** The kind of the error; absent after a success. */
  kind: ErrorKind | undefined;
  /** The id of the call in the service's log. */
  requestId: string | undefined;
  /** The time of the last answer by the service's clock, in milliseconds since 1970; absent without a readable `date` header. */
  answeredAtMs: number | undefined;
}

function answeredAt(response: Response | undefined): number | undefined {
  const ms = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(ms) ? undefined : ms;
}

/** Runs a call and reports its end once. An error of the listener does not affect the call. */
export async function reportCall<Result>(
  operation: string,
  onCall: ((report: CallReport) => void) | undefined,
  run: (call: CallState) => Promise<Result>,
): Promise<Result> {
  const call: CallState = {};
  if (!onCall) return run(call);
  const start = performance.now();
  let kind: ErrorKind | undefined;
  try {
    return await run(call);
  } catch (error) {
    kind = error instanceof ApiError ? error.kind : 'invalid';
    throw error;
  } finally {
    const { response } = call;
    const durationMs = performance.now() - start;
    callListener(onCall, {
      operation,
      durationMs,
      status: response?.status,
      kind,
      requestId: requestIdOf(response),
      answeredAtMs: answeredAt(response),
    });
  }
}
