import { format } from 'date-fns';

interface Refreshed {
  updatedAt: Date | null;
  /** The last try to ask again failed. */
  isStale: boolean;
}

/** How old the list is; nothing before its first answer. */
export function refreshNote({ updatedAt, isStale }: Refreshed): string | undefined {
  const age = updatedAt && `Atualizado às ${format(updatedAt, 'HH:mm')}`;
  return [isStale && 'Não foi possível atualizar', age].filter(Boolean).join(' · ') || undefined;
}
