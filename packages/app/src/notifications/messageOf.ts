import { ApiError } from '@oraculo/api-client';

/** The sentence that a list, a field or a file shows for a failure; nothing without a failure. */
export function messageOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return error instanceof ApiError ? error.message : 'Erro desconhecido.';
}
