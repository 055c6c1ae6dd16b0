import { Download, Upload } from '@lucide/icons';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const pagination = {
  page: 1,
  pageSize: 10,
  totalItems: 248,
  onPageChange: fn(),
  onPageSizeChange: fn(),
};

const rowKey = (row: StoryRow) => row.id;

const meta = preview.meta({
  title: 'Dados/DataTable',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    title: 'Arquivos',
    columns: storyColumns,
    rows: storyPage(1, 10, 248),
    rowKey,
    onRetry: fn(),
    pagination,
  },
  parameters: { spec: ['1 §2 Generation tab', '1 §3 Data table showcase', '1 §9 Tables'] },
});

/** The four states of the showcase: Ativo, Inativo, Pendente, Bloqueado. */
export const Rows = meta.story({
  args: {
    actions: (
      <Button emphasis="quiet" size="small" icon={<Icon of={Download} />}>
        Exportar relatório
      </Button>
    ),
  },
});
export const Loading = meta.story({ args: { rows: undefined, isLoading: true } });
export const Refreshing = meta.story({ args: { isRefreshing: true } });
export const Empty = meta.story({ args: { rows: [], pagination: { ...pagination, totalItems: 0 } } });
export const EmptyWithAction = meta.story({
  args: {
    rows: [],
    pagination: { ...pagination, totalItems: 0 },
    emptyAction: (
      <Button emphasis="outline" icon={<Icon of={Upload} />}>
        Subir arquivo
      </Button>
    ),
  },
});
export const Failed = meta.story({
  args: { rows: undefined, error: 'O servidor não respondeu. Os filtros continuam como estavam.' },
});
export const LastPage = meta.story({
  args: { rows: storyPage(25, 10, 248), pagination: { ...pagination, page: 25 } },
});
export const OnePageWithoutPagination = meta.story({
  args: { rows: storyPage(1, 4, 4), pagination: undefined, title: undefined },
});
export const WithActions = meta.story({ args: { columns: [...storyColumns, actionColumn] } });
export const WithViewMenu = meta.story({ args: { tableId: 'story' } });
export const Cards = meta.story({
  args: { columns: [...storyColumns, actionColumn], rows: storyPage(1, 3, 248) },
  render: (args) => (
    <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <DataTable {...args} />
    </div>
  ),
});

export const AColumnThatRepeats = meta.story({
  args: {
    columns: [
      ...storyColumns.slice(0, 3),
      { id: 'source', header: 'Origem', cell: () => 'Portal' },
      { id: 'year', header: 'Ano', cell: () => '2026' },
    ],
  },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap={7}>
      <DataTable {...args} columns={[...storyColumns, actionColumn]} rows={storyPage(1, 5, 248)} />
      <DataTable {...args} aria-label="Carregando" rows={undefined} isLoading pagination={undefined} />
      <DataTable
        {...args}
        aria-label="Atualizando"
        rows={storyPage(2, 3, 248)}
        isRefreshing
        pagination={{ ...pagination, page: 2, 'aria-label': 'Páginas da lista em atualização' }}
      />
      <DataTable {...args} aria-label="Vazia" rows={[]} pagination={undefined} />
      <DataTable {...args} aria-label="Com erro" error="O servidor não respondeu." pagination={undefined} />
    </Stack>
  ),
});
