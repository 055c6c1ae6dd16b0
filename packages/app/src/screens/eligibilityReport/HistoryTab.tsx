import { DataTable } from '@oraculo/ui';
import { api } from '../../api.ts';
import { usePagedList } from '../../queries/usePagedList.ts';
import type { useListFilters } from '../../shell/useListFilters.ts';
import { historyColumns, historyKey } from './historyColumns.tsx';
import type { ReportFilters } from './reportFilters.ts';
import { isReportWaiting } from './reportStatus.ts';
import { historyName } from './useReportRequest.ts';

export function HistoryTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { historyPage: page, historyPageSize: pageSize } = list.filters;
  const history = usePagedList([historyName, { page, pageSize }], () => api.reports.history({ page, pageSize }), {
    isInFlight: isReportWaiting,
  });
  return (
    <DataTable
      aria-label="Relatórios gerados"
      title="Relatórios"
      tableId="report-history"
      columns={historyColumns}
      rowKey={historyKey}
      {...history.table}
      pagination={
        history.page && {
          page,
          pageSize,
          totalItems: history.page.total,
          onPageChange: (historyPage) => list.set({ historyPage }),
          onPageSizeChange: (historyPageSize) => list.set({ historyPageSize, historyPage: 1 }),
        }
      }
    />
  );
}
