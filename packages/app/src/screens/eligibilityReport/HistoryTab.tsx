import { api } from '../../api.ts';
import { firstPage, isSamePage } from '../../listing/filterCodec.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { usePagedList } from '../../listing/usePagedList.ts';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { historyColumns, historyKey } from './historyColumns.tsx';
import type { ReportFilters } from './reportFilters.ts';
import { isReportWaiting, reportStatus } from './reportStatus.ts';
import { historyName } from './useReportRequest.ts';

export function HistoryTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { historyPage: page, historyPageSize: pageSize } = list.filters;
  const history = usePagedList([historyName, { page, pageSize }], () => api.reports.history({ page, pageSize }), {
    isInFlight: isReportWaiting,
    finished: (row) => ({
      key: historyKey(row),
      sentence: `${row.fileName ?? 'Relatório'}: ${statusText({ name: reportStatus(row.status) })}`,
    }),
    onError: () => {
      if (!isSamePage({ page, pageSize }, firstPage))
        list.set({ historyPage: firstPage.page, historyPageSize: firstPage.pageSize }, { replace: true });
    },
  });
  return (
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
    />
  );
}
