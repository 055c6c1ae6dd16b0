import { Tabs } from '@oraculo/ui';
import { useListFilters } from '../../listing/useListFilters.ts';
import { GenerationTab } from './GenerationTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { reportFilters } from './reportFilters.ts';

export function EligibilityReportScreen() {
  const list = useListFilters(reportFilters);
  return (
    <Tabs
      label="Relatório de elegibilidade"
      value={list.filters.tab}
      onChange={(tab) => list.set({ tab: tab === 'history' ? 'history' : 'generation' })}
      tabs={[
        { id: 'generation', label: 'Geração de relatórios', content: <GenerationTab list={list} /> },
        { id: 'history', label: 'Histórico de relatórios', content: <HistoryTab list={list} /> },
      ]}
    />
  );
}
