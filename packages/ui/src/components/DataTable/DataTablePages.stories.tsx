import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const pagination = { page: 1, pageSize: 10, totalItems: 30, onPageChange: fn() };

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

export const APageWithoutRowsIsNoSearchWithoutResults = meta.story({
  args: { rows: [], pagination: { ...pagination, page: 4 }, emptyTitle: 'Nenhum arquivo enviado.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Esta página não tem itens.')).toBeVisible();
    await expect(canvas.getByText('Escolha outra página.')).toBeVisible();
    await expect(canvas.queryByText(/^Nenhum|^Exibindo/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(pagination.onPageChange).toHaveBeenLastCalledWith(3);
  },
});

/** Rows that are away until the next page arrives. */
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
