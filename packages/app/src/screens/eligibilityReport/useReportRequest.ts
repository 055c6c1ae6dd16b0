import type { ReportRequest } from '@oraculo/api-client';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useRefresh } from '../../queries/useRefresh.ts';

type RequestState = 'idle' | 'pending' | 'success' | 'error';

export const historyName = 'report-history';

/** Orders a report. It is said at once that it is under way: the file itself is built in the background. */
export function useReportRequest() {
  const [state, setState] = useState<RequestState>('idle');
  const isLocked = useRef(false);
  const refreshHistory = useRefresh(historyName);

  const request = async (report: ReportRequest) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setState('pending');
    const takeBack = notifySuccess('reportRequested');
    try {
      await api.reports.request(report);
      setState('success');
      await refreshHistory();
    } catch (error) {
      setState('error');
      takeBack();
      notifyError('reportRequest', error);
    } finally {
      isLocked.current = false;
    }
  };
  return { request, state, isPending: state === 'pending' };
}
