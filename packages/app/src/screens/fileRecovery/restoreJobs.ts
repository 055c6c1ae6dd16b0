import type { RestoreRow } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import { dayBefore, today } from '../../dates/dates.ts';
import type { JobList } from '../../jobs/followJobs.ts';
import { session } from '../../session/session.ts';
import { type StatusName, statusText } from '../../statuses/statusLook.ts';
import { isRestoreWaiting, restoreStatus } from './restoreStatus.ts';

/** The status of a request as a sentence. */
export const restoreSentence = (row: RestoreRow): string =>
  `${row.fileName ?? 'Arquivo'}: ${statusText(restoreStatus(row))}`;

const endTitles: Partial<Record<StatusName, string>> = {
  done: 'Arquivos resgatados',
  partial: 'Parte dos arquivos foi resgatada',
  failed: 'Arquivos não resgatados',
};

/**
 * Requests of this user since yesterday, so that one that runs past midnight is announced too. The list has names of
 * users and no ids.
 */
export const restoreJobs: JobList = {
  name: 'restore',
  address: '/automations/file-recovery',
  linkLabel: 'Ver solicitações',
  notificationText: 'Um resgate de arquivos terminou.',
  load: async (options) => {
    const day = today();
    const query = { firstDate: dayBefore(day, 1), lastDate: day, userName: session.givenName, page: 1, pageSize: 40 };
    const { items } = await api.restore.list(query, options);
    return items.map((row) => ({
      key: row.id,
      isRunning: isRestoreWaiting(row),
      isFailed: restoreStatus(row).name === 'failed',
      title: endTitles[restoreStatus(row).name] ?? 'Resgate em andamento',
      name: row.fileName ?? undefined,
    }));
  },
};
