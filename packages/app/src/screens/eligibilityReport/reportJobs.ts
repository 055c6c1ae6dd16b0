import type { ReportRow } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import type { JobList } from '../../jobs/followJobs.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { historyKey } from './historyColumns.tsx';
import { isReportWaiting, reportStatus } from './reportStatus.ts';

/** The status of a report as a sentence. */
export const reportSentence = ({ fileName, status }: ReportRow): string =>
  `${fileName ?? 'Relatório'}: ${statusText({ name: reportStatus(status) })}`;

export const reportJobs: JobList = {
  name: 'reports',
  address: '/eligibilities/report?tab=history',
  linkLabel: 'Ver relatórios',
  notificationText: 'A geração de um relatório terminou.',
  load: async (options) => {
    const { items } = await api.reports.history({ page: 1, pageSize: 40 }, options);
    return items.map((row) => ({
      key: historyKey(row),
      isRunning: isReportWaiting(row),
      isFailed: reportStatus(row.status) === 'failed',
      title: reportStatus(row.status) === 'failed' ? 'Relatório não gerado' : 'Relatório pronto',
      name: row.fileName ?? undefined,
    }));
  },
};
