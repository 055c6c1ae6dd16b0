import { Download } from '@lucide/icons';
import { Banner, Button, Icon, Stack } from '@oraculo/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { usePagedList } from '../../listing/usePagedList.ts';
import type { useListFilters } from '../../listing/useListFilters.ts';
import { useToday } from '../../listing/useToday.ts';
import { recordColumns, recordKey } from './recordColumns.tsx';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import { isPeriodIgnored, periodOf, type ReportFilters } from './reportFilters.ts';
import { useReportRequest } from './useReportRequest.ts';

export function GenerationTab({ list }: { list: ReturnType<typeof useListFilters<ReportFilters>> }) {
  const { filters, apply, turnTo, resize } = list;
  // The default period is read once: it must not move under an open screen at midnight.
  const [openedAt] = useState(() => new Date());
  const [isPending, setPending] = useState(false);
  const today = useToday();
  const { ansId, brandId, page, pageSize } = filters;
  const applied = { ...periodOf(filters, { openedAt, today }), ansId, brandId };
  const search = { ...applied, ansId: ansId ?? undefined, brandId: brandId ?? undefined, page, pageSize };
  const records = usePagedList(['eligibility', 'search', search], () => api.eligibility.search(search), {
    onError: list.resetPaging,
  });
  const report = useReportRequest();

  return (
    <Stack>
      <ReportFilterBar applied={applied} onApply={apply} onPendingChange={setPending} />
      <Banner tone="caution">
        {isPeriodIgnored(filters, applied)
          ? 'O período do endereço não é permitido: são no máximo 30 dias, sem datas futuras. A lista mostra de ontem a hoje.'
          : null}
      </Banner>
      <ListTable
        aria-label="Consultas de elegibilidade"
        title="Arquivos"
        tableId="eligibility-records"
        columns={recordColumns}
        rowKey={recordKey}
        result={records}
        paging={{ page, pageSize }}
        onPageChange={turnTo}
        onPageSizeChange={resize}
        actions={
          <Button
            emphasis="quiet"
            size="small"
            icon={<Icon of={Download} />}
            isPending={report.isPending}
            disabledReason={isPending ? 'Pressione Pesquisar para aplicar os filtros' : undefined}
            onPress={() => void report.request(applied)}
          >
            Exportar relatório
          </Button>
        }
      />
    </Stack>
  );
}
