import { ApiError } from './core/errors.ts';

export interface Toast {
  title: string;
  /** Absent where the title says all. */
  message?: string | undefined;
}

export const unknownError = 'Erro desconhecido';

/** The user stopped the call, or the session ended and `onUnauthorized` has reported it. */
export const isReportedElsewhere = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'session');

export const ownSentence = (error: unknown) => (error instanceof ApiError ? error.message : undefined);
export const serverSentence = (error: unknown) => (error instanceof ApiError ? error.serverMessage : undefined);

/** A failure of the service ends with its request id, by which support finds it in the log. */
export function withCode(toast: Toast, error: unknown): Toast {
  if (!(error instanceof ApiError) || error.kind !== 'server' || !error.requestId) return toast;
  return { ...toast, message: `${toast.message ?? ''} Código ${error.requestId}`.trim() };
}
