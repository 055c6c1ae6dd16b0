import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import type { RowSelection } from '../components/DataTable/selection/rowSelection.ts';
import { useRowSelection } from '../components/DataTable/selection/useRowSelection.ts';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { toast } from '../components/Toasts/toast.ts';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

const rows = [
  { card: '0412', name: 'Beatriz' },
  { card: '0977', name: 'João' },
];
type Row = (typeof rows)[number];
const columns = [
  { id: 'card', header: 'Carteirinha', cell: ({ card }: Row) => card, isRowHeader: true },
  { id: 'name', header: 'Nome', cell: ({ name }: Row) => name },
];
const keyOf = ({ card }: Row) => card;
const columnChoices = (selected: string[], onChange: (selected: string[]) => void) => [
  {
    id: 'columns',
    title: 'Mostrar colunas',
    items: [
      { id: 'date', label: 'Data' },
      { id: 'value', label: 'Valor' },
    ],
    selection: { selected, onChange, isMultiple: true },
  },
];

export interface Journey {
  searched: string;
  isOn: boolean;
  columns: string[];
  page: number;
  pageSize: number;
  selection: RowSelection | null;
}

/** A list with everything from its filters to the actions on its rows. `onChange` reports the results to the test. */
function Screen({ onChange }: { onChange: (journey: Journey) => void }) {
  const [journey, setJourney] = useState<Journey>({
    searched: '',
    isOn: false,
    columns: ['date'],
    page: 1,
    pageSize: 10,
    selection: null,
  });
  const [text, setText] = useState('');
  const selection = useRowSelection<Row>();
  const put = (part: Partial<Journey>) => {
    const next = { ...journey, ...part };
    setJourney(next);
    onChange(next);
  };
  return (
    <main>
      <FilterBar
        label="Filtros da lista"
        onSubmit={() => put({ searched: text })}
        onClear={() => setText('')}
        clearDisabledReason={text === '' ? 'Nada a limpar' : undefined}
      >
        <TextField label="Nome do beneficiário" value={text} onChange={setText} />
      </FilterBar>
      <Switch label="Web Service" value={journey.isOn} onChange={(isOn) => put({ isOn })} />
      <Tabs
        label="Partes"
        tabs={[
          { id: 'open', label: 'Abertas', content: 'Guias abertas' },
          { id: 'closed', label: 'Fechadas', badge: 3, badgeLabel: '3 novas', content: 'Guias fechadas' },
        ]}
      />
      <Menu label="Colunas" items={columnChoices(journey.columns, (chosen) => put({ columns: chosen }))} />
      <Button onPress={() => toast.error({ title: 'Ocorreu um erro', message: 'Tente novamente mais tarde' })}>
        Falhar
      </Button>
      <DataTable
        aria-label="Consultas"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        tableId="testing-journey"
        pagination={{
          page: journey.page,
          pageSize: journey.pageSize,
          totalItems: 248,
          onPageChange: (next) => put({ page: next }),
          onPageSizeChange: (pageSize) => put({ pageSize, page: 1 }),
        }}
        selection={selection}
        bulkActions={<Button onPress={() => put({ selection: selection.value })}>Concluir</Button>}
      />
    </main>
  );
}

export const JourneyScreen = (props: { onChange: (journey: Journey) => void }) => (
  <UiProvider>
    <Screen {...props} />
  </UiProvider>
);
