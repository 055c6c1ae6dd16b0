import type { ReportRequest } from '@oraculo/api-client';
import { useNavigate } from 'react-router-dom';
import { api } from '../../service/api.ts';
import { followJobs } from '../../jobs/followJobs.ts';
import { notifyStarted, notifyError } from '../../notifications/notify.ts';
import { useSingleFlight } from '../../queries/useSingleFlight.ts';
import { useRefresh } from '../../queries/useRefresh.ts';
import { reportJobs } from './reportJobs.ts';

export const reportHistoryKey = 'report-history';

/**
 * Requests a report. A toast says immediately that it is in progress, because the service builds the file in the
 * background.
 */
export function useReportRequest() {
  const { once, isBusy: isPending } = useSingleFlight();
  const navigate = useNavigate();
  const refreshHistory = useRefresh(reportHistoryKey);
  const showHistory = { label: 'Ver histórico', onPress: () => void navigate(reportJobs.address) };
  const request = (report: ReportRequest) =>
    once(async () => {
      try {
        await followJobs(reportJobs, () => api.reports.request(report), notifyStarted('reportRequested', showHistory));
        await refreshHistory();
      } catch (error) {
        notifyError('reportRequest', error);
      }
    });
  return { request, isPending };
}
