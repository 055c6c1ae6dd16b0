import { showTime } from '../dates/dates.ts';

interface Refreshed {
  updatedAt: Date | null;
  /** Whether the last refresh failed. */
  isStale: boolean;
}

/** The sentence for the age of the list; empty before its first response. */
export function refreshNote({ updatedAt, isStale }: Refreshed): string | undefined {
  const age = updatedAt && `Atualizado às ${showTime(updatedAt)}`;
  return [isStale && 'Não foi possível atualizar', age].filter(Boolean).join(' · ') || undefined;
}
