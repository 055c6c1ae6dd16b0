import { Download } from '@lucide/icons';
import { Button, Icon, Link, Stack } from '@oraculo/ui';
import { useRef, useState } from 'react';
import { api } from '../../service/api.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { PeriodNote } from '../../listing/period/PeriodNote.tsx';
import { useDefaultPeriod } from '../../listing/period/useDefaultPeriod.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { useScreenCommand } from '../../commands/screenCommand.ts';
import { pinnedRecordColumns, recordColumns, recordKey } from './recordColumns.tsx';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import { defaultPeriod, longestSpanDays, type ReportFilters, reportViews } from './reportFilters.ts';
import { useReportRequest } from './useReportRequest.ts';

export function GenerationTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { filters, apply, goToPage, setPageSize } = list;
  const { defaultPeriod: usual } = useDefaultPeriod(defaultPeriod, list.filters.page);
  const [hasUnappliedFilters, setHasUnappliedFilters] = useState(false);
  const { ansId, brandId, page, pageSize } = filters;
  const period = filters.period ?? usual;
  const query = { firstDate: period.start, lastDate: period.end, ansId, brandId };
  const search = { ...query, page, pageSize };
  const records = usePagedList(
    ['eligibility', 'search', search],
    (paging, options) => api.eligibility.search({ ...search, ...paging }, options),
    {
      onError: list.resetPaging,
    },
  );
  const report = useReportRequest();
  const exportRef = useRef<HTMLButtonElement>(null);
  // The command only focuses the button, so that the user checks the period before the request.
  useScreenCommand('exportReport', () => exportRef.current?.focus());

  return (
    <Stack>
      <ReportFilterBar
        applied={{ period, ansId, brandId }}
        onApply={apply}
        onUnappliedChange={setHasUnappliedFilters}
      />
      <PeriodNote
        isRefused={list.refused.includes('period')}
        longestSpanDays={longestSpanDays}
        shownPeriod="de ontem a hoje"
      />
      <ListTable
        aria-label="Consultas de elegibilidade"
        title="Arquivos"
        tableId="eligibility-records"
        columns={recordColumns}
        pinned={pinnedRecordColumns}
        rowKey={recordKey}
        result={records}
        paging={{ page, pageSize }}
        viewRules={reportViews}
        onPageChange={goToPage}
        onPageSizeChange={setPageSize}
        actions={
          <Button
            ref={exportRef}
            emphasis="outline"
            size="small"
            icon={<Icon of={Download} />}
            isPending={report.isPending}
            disabledReason={hasUnappliedFilters ? 'Pressione Pesquisar para aplicar os filtros' : undefined}
            onPress={() => void report.request(query)}
          >
            Exportar relatório
          </Button>
        }
        emptyAction={
          <Link href="/eligibilities" emphasis="outline">
            Fazer uma consulta
          </Link>
        }
      />
    </Stack>
  );
}
