import { Button, DataTable, Icon, Stack } from '@oraculo/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api.ts';
import { usePagedList } from '../../queries/usePagedList.ts';
import type { useListFilters } from '../../shell/useListFilters.ts';
import { recordColumns, recordKey } from './recordColumns.tsx';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import { periodOf, type ReportFilters } from './reportFilters.ts';
import { useReportRequest } from './useReportRequest.ts';

export function GenerationTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { filters, apply, turnTo, resize } = list;
  // The default period is read once: it must not move under an open screen at midnight.
  const [openedAt] = useState(() => new Date());
  const { ansId, brandId, page, pageSize } = filters;
  const applied = { ...periodOf(filters, openedAt), ansId, brandId };
  const search = { ...applied, ansId: ansId ?? undefined, brandId: brandId ?? undefined, page, pageSize };
  const records = usePagedList(['eligibility', 'search', search], () => api.eligibility.search(search));
  const report = useReportRequest();

  return (
    <Stack>
      <ReportFilterBar key={JSON.stringify(applied)} applied={applied} onApply={apply} />
      <DataTable
        aria-label="Consultas de elegibilidade"
        title="Arquivos"
        tableId="eligibility-records"
        columns={recordColumns}
        rowKey={recordKey}
        {...records.table}
        actions={
          <Button
            emphasis="quiet"
            icon={<Icon of={Download} />}
            isPending={report.isPending}
            onPress={() => void report.request(applied)}
          >
            Exportar relatório
          </Button>
        }
        pagination={
          records.page && {
            page,
            pageSize,
            totalItems: records.page.total,
            onPageChange: turnTo,
            onPageSizeChange: resize,
          }
        }
      />
    </Stack>
  );
}
