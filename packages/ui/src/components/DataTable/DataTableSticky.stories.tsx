import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataTable } from './DataTable.tsx';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const meta = preview.meta({
  title: 'Dados/DataTable fixa',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: [...storyColumns, actionColumn],
    rows: storyPage(1, 40, 132),
    rowKey: (row: StoryRow) => row.id,
    isSticky: true,
    pagination: { page: 1, pageSize: 40, totalItems: 132, onPageChange: fn() },
  },
  parameters: { spec: ['sticky header'] },
});

export const LongPage = meta.story();

const edges = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

export const ThePaginationStaysAtTheBottomOfTheWindow = meta.story({
  play: async ({ canvas }) => {
    const pages = () => edges(canvas.getByRole('navigation')).bottom;
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight + 200);
    await expect(pages()).toBeLessThanOrEqual(window.innerHeight);
    await expect(pages()).toBeGreaterThan(window.innerHeight - 60);
  },
});

export const FocusedCellIsNotCovered = meta.story({
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Baixar/ });
    const pages = () => edges(canvas.getByRole('navigation').closest('[data-sticky]')).top;
    const header = () => edges(canvas.getByRole('columnheader', { name: 'Paciente' })).bottom;
    for (const index of [20, 39, 25, 3]) {
      buttons[index]?.focus();
      await waitFor(() => expect(edges(buttons[index]).bottom).toBeLessThanOrEqual(pages() + 1));
      await expect(edges(buttons[index]).top).toBeGreaterThanOrEqual(header() - 1);
    }
    window.scrollTo(0, 0);
  },
});
