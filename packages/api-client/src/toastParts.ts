import { ApiError } from './core/errors.ts';

export interface Toast {
  title: string;
  /** Absent if the title is enough. */
  message?: string | undefined;
}

export const unknownError = 'Erro desconhecido';

/** Whether no toast is needed: the user stopped the call, or the session ended and `onUnauthorized` has reported it. */
export const isReportedElsewhere = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'aborted' || error.kind === 'session');

export const ownSentence = (error: unknown) => (error instanceof ApiError ? error.message : undefined);
export const serverSentence = (error: unknown) => (error instanceof ApiError ? error.serverMessage : undefined);

/** Adds the request id to the message of a server error, for finding the request in the log. */
export function withCode(toast: Toast, error: unknown): Toast {
  if (!(error instanceof ApiError) || error.kind !== 'server' || !error.requestId) return toast;
  return { ...toast, message: `${toast.message ?? ''} Código ${error.requestId}`.trim() };
}
