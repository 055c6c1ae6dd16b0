import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import type { Sort } from './sort.ts';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const columns = storyColumns.map((column) => ({
  ...column,
  isSortable: column.id === 'name' || column.id === 'createdAt' || column.id === 'plan',
}));

/** As a server does: sorts the whole list by `name` or `createdAt`. */
function Sorted(args: DataTableProps<StoryRow>) {
  const [sort, setSort] = useState<Sort | null>(args.sort ?? null);
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const all = storyPage(1, 132, 132);
  const by = (row: StoryRow) => String(sort && row[sort.columnId as keyof StoryRow]);
  const ordered = sort ? all.toSorted((a, b) => by(a).localeCompare(by(b), 'pt-BR')) : all;
  if (sort?.direction === 'descending') ordered.reverse();
  return (
    <DataTable
      {...args}
      rows={ordered.slice((paging.page - 1) * paging.pageSize, paging.page * paging.pageSize)}
      sort={sort}
      onSortChange={(next) => {
        args.onSortChange?.(next);
        setSort(next);
        setPaging({ ...paging, page: 1 });
      }}
      pagination={{
        ...paging,
        totalItems: 132,
        onPageChange: (page) => setPaging({ ...paging, page }),
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Dados/DataTable ordenação',
  component: DataTable<StoryRow>,
  render: (args) => <Sorted {...args} />,
  args: {
    'aria-label': 'Arquivos',
    columns,
    rows: storyPage(1, 10, 132),
    rowKey: (row: StoryRow) => row.id,
    sort: null,
    onSortChange: fn(),
  },
  parameters: { spec: ['sort only what the server can sort'] },
});

export const Unsorted = meta.story();
export const Ascending = meta.story({ args: { sort: { columnId: 'name', direction: 'ascending' } } });
export const Descending = meta.story({ args: { sort: { columnId: 'createdAt', direction: 'descending' } } });

export const EnterOnAHeaderSortsAscendingThenDescendingThenResets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Paciente' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    canvas.getByRole('button', { name: 'Paciente' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName('Beatriz Aparecida Lourenço');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName('Rafael Nunes Teixeira da Fonseca');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('button', { name: 'Paciente' })).toHaveFocus();
  },
});

export const SortingByAnotherColumnReplacesTheOrder = meta.story({
  args: { sort: { columnId: 'name', direction: 'descending' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Data' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'createdAt', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Paciente' })).toHaveAttribute('aria-sort', 'none');
  },
});

export const TheNewOrderIsAnnouncedOnceWithTheRows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[role="status"]:not([data-live-announcer])');
    await userEvent.click(canvas.getByRole('button', { name: 'Paciente' }));
    await waitFor(() =>
      expect(region).toHaveTextContent('Ordenação: Paciente, crescente. Página 1 de 14, itens 1 a 10 de 132'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(region).toHaveTextContent(/^Página 2 de 14/));
  },
});

export const AColumnThatTheServerCannotSortHasNoButton = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Operadora' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Operadora' })).not.toHaveAttribute('aria-sort');
  },
});

export const AboveCardsAListOffersTheSameOrders = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <Sorted {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const list = await canvas.findByRole('combobox', { name: 'Ordenar por:' });
    await userEvent.selectOptions(list, 'Data, decrescente');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'createdAt', direction: 'descending' });
    await expect(canvas.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.selectOptions(list, 'Ordem da lista');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  },
});
