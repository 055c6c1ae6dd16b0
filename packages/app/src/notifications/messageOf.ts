import { ApiError } from '@oraculo/api-client';

/** The sentence for a failure, where a list, a field or a file shows it; nothing where nothing failed. */
export function messageOf(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  return error instanceof ApiError ? error.message : 'Erro desconhecido.';
}
