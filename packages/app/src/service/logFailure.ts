import type { CallReport } from '@oraculo/api-client';

/** Logs a failed call (requirement 1.8.14): operation, outcome and request id, no personal data. */
export function logFailure({ operation, kind, status, requestId }: CallReport) {
  // A call that the user aborted did not fail.
  if (kind !== undefined && kind !== 'aborted') console.error('Falha na chamada', operation, kind, status, requestId);
}
