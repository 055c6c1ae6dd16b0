import type { BatchRow } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import type { JobList } from '../../jobs/followJobs.ts';
import { session } from '../../session/session.ts';
import { type StatusName, statusText } from '../../statuses/statusLook.ts';
import { batchStatus, isInFlight } from './batchStatus.ts';

/** The message of a cancelled batch only repeats its status. */
const noteOf = ({ status, message }: BatchRow) =>
  batchStatus(status) === 'cancelled' ? undefined : (message ?? undefined);

/** The status of a batch, with the finding that its user should review. */
export const batchSentence = (row: BatchRow): string => {
  const status = `${row.nome ?? 'Grupo'}: ${statusText({ name: batchStatus(row.status) })}`;
  const note = noteOf(row);
  return note ? `${status}. ${note.replace(/\.$/, '')}` : status;
};

const endTitles: Partial<Record<StatusName, string>> = {
  processed: 'Grupo processado',
  cancelled: 'Grupo cancelado',
  failed: 'Grupo não processado',
};

/** The batches that this user sent. */
export const batchJobs: JobList = {
  name: 'batches',
  address: '/eligibilities/batch',
  linkLabel: 'Ver grupos',
  notificationText: 'O processamento de um grupo terminou.',
  load: async (options) => {
    const { items } = await api.batches.list({ userEmail: session.email, page: 1, pageSize: 40 }, options);
    return items.map((row) => ({
      key: row.id,
      isRunning: isInFlight(row),
      isFailed: batchStatus(row.status) === 'failed',
      title: endTitles[batchStatus(row.status)] ?? 'Grupo em processamento',
      name: row.nome ?? undefined,
      note: noteOf(row),
    }));
  },
};
