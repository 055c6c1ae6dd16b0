import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const pagination = { page: 1, pageSize: 10, totalItems: 30, onPageChange: fn() };

const uncounted = { pageSize: 10, hasNextPage: false, onPageChange: fn() };

const meta = preview.meta({
  title: 'Dados/DataTable páginas',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: storyColumns,
    rows: storyPage(1, 10, 30),
    rowKey: (row: StoryRow) => row.id,
    pagination,
  },
  parameters: { spec: ['1 §9 Tables', 'WCAG 2.4.3 focus order'] },
});

export const APageWithoutRowsIsNotShownAsASearchWithoutResults = meta.story({
  args: {
    rows: [],
    pagination: { ...pagination, page: 4 },
    emptyTitle: 'Nenhum arquivo enviado.',
    emptyAction: <Button emphasis="outline">Subir arquivo</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Esta página não tem itens.')).toBeVisible();
    await expect(canvas.getByText('Escolha outra página.')).toBeVisible();
    await expect(canvas.queryByText(/^Nenhum|^Exibindo/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Subir arquivo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(pagination.onPageChange).toHaveBeenLastCalledWith(3);
  },
});

/** The rows are missing until the next page arrives. */
function Forgetful(args: DataTableProps<StoryRow>) {
  const [page, setPage] = useState(1);
  const [given, setGiven] = useState(1);
  return (
    <>
      <DataTable
        {...args}
        rows={page === given ? storyPage(page, 10, 30) : undefined}
        pagination={{ ...pagination, page, onPageChange: setPage }}
      />
      <button onClick={() => setGiven(page)}>Entregar resposta</button>
    </>
  );
}

/** Pages by a cursor: the server returns only whether another page follows. */
function Uncounted(args: DataTableProps<StoryRow>) {
  const [page, setPage] = useState(1);
  const rows = storyPage(page, 10, 25);
  return (
    <DataTable
      {...args}
      rows={rows}
      pagination={{ page, pageSize: 10, hasNextPage: page < 3, onPageChange: setPage }}
    />
  );
}

export const WithoutATotal = meta.story({ render: Uncounted });

export const WithoutATotalThereAreOnlyPreviousAndNext = meta.story({
  render: Uncounted,
  play: async ({ canvas, userEvent }) => {
    const pager = within(canvas.getByRole('navigation', { name: 'Paginação' }));
    const [previous, next] = ['Página anterior', 'Próxima página'].map((name) => pager.getByRole('button', { name }));
    if (!previous || !next) throw new Error('no buttons');
    await expect(pager.getAllByRole('button')).toHaveLength(2);
    await expect(pager.getByText('Página 1')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText(/^Total de itens|^Exibindo/)).toBeNull();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await expect(previous).toHaveAccessibleDescription('Esta é a primeira página');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Página 2, itens 11 a 20')).toBeInTheDocument());
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
    await userEvent.keyboard('{Enter}');
    // The last page is not a full one.
    await waitFor(() => expect(canvas.getByText('Página 3, itens 21 a 25')).toBeInTheDocument());
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription('Esta é a última página');
    await userEvent.keyboard('{Enter}');
    await expect(pager.getByText('Página 3')).toBeVisible();
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pager.getByText('Página 2')).toBeVisible();
  },
});

export const WithoutATotalAnEmptyListHasNoPages = meta.story({
  args: { rows: [], pagination: { ...uncounted, page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const WithoutATotalAnEmptyPageAllowsPrevious = meta.story({
  args: { rows: [], pagination: { ...uncounted, page: 4 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Esta página não tem itens.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(uncounted.onPageChange).toHaveBeenLastCalledWith(3);
  },
});

export const WithoutATotalAnEmptyFirstPageAllowsNext = meta.story({
  args: { rows: [], pagination: { ...uncounted, page: 1, hasNextPage: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Esta página não tem itens.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(uncounted.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const WithoutATotalThePagesStayWhileTheFirstOneLoadsAgain = meta.story({
  args: { rows: undefined, isLoading: true, pagination: { ...uncounted, page: 1 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Próxima página' })).toBeVisible(),
});

export const FocusStaysOnNextWhileThereAreNoRows = meta.story({
  render: Forgetful,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Próxima página' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(next).toHaveFocus();
    canvas.getByRole('button', { name: 'Entregar resposta' }).click();
    await waitFor(() => expect(canvas.getByText('Exibindo 11 a 20')).toBeVisible());
    await expect(next).toHaveFocus();
  },
});
