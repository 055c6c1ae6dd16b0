import { Button, Stack } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { dispatchScreenCommand } from '../../commands/screenCommand.ts';
import { NotificationOffer } from '../../jobs/NotificationOffer.tsx';
import { firstPage, isSamePage } from '../../listing/paging.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { usePagedList } from '../../listing/usePagedList.ts';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { historyColumns, historyKey } from './historyColumns.tsx';
import type { ReportFilters } from './reportFilters.ts';
import { reportJobs, reportSentence } from './reportJobs.ts';
import { isReportWaiting } from './reportStatus.ts';
import { reportHistoryKey } from './useReportRequest.ts';

export function HistoryTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { historyPage: page, historyPageSize: pageSize } = list.filters;
  const history = usePagedList(
    [reportHistoryKey, { page, pageSize }],
    (paging, options) => api.reports.history(paging, options),
    {
      isInFlight: isReportWaiting,
      finished: (row) => ({ key: historyKey(row), sentence: reportSentence(row) }),
      jobs: reportJobs,
      onError: () => {
        if (!isSamePage({ page, pageSize }, firstPage))
          list.set({ historyPage: firstPage.page, historyPageSize: firstPage.pageSize }, { replace: true });
      },
    },
  );
  const exportReport = () => {
    list.set({ tab: 'generation' });
    // The button of that tab gets the focus, so that the user checks the period before the request.
    dispatchScreenCommand('exportReport');
  };
  return (
    <Stack>
      <ListTable
        aria-label="Relatórios gerados"
        title="Relatórios"
        tableId="report-history"
        columns={historyColumns}
        rowKey={historyKey}
        result={history}
        paging={{ page, pageSize }}
        onPageChange={(historyPage, options) => list.set({ historyPage }, options)}
        onPageSizeChange={(historyPageSize) => list.set({ historyPageSize, historyPage: 1 })}
        emptyAction={
          <Button emphasis="outline" onPress={exportReport}>
            Exportar relatório
          </Button>
        }
      />
      <NotificationOffer isRunning={history.page?.items.some(isReportWaiting) === true} />
    </Stack>
  );
}
