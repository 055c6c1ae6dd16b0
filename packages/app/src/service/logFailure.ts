import type { CallReport } from '@oraculo/api-client';

/** Writes a failed call to the console (part 1 §8): what was asked for and how it ended, nothing of anybody. */
export function logFailure({ operation, kind, status, requestId }: CallReport) {
  // A call that the user stopped did not fail.
  if (kind !== undefined && kind !== 'aborted') console.error('Falha na chamada', operation, kind, status, requestId);
}
