import { showTime } from '../dates/dates.ts';

interface Refreshed {
  updatedAt: Date | null;
  /** The last try to ask again failed. */
  isStale: boolean;
}

/** How old the list is; nothing before its first answer. */
export function refreshNote({ updatedAt, isStale }: Refreshed): string | undefined {
  const age = updatedAt && `Atualizado às ${showTime(updatedAt)}`;
  return [isStale && 'Não foi possível atualizar', age].filter(Boolean).join(' · ') || undefined;
}
