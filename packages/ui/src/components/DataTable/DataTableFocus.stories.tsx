import { Trash2 } from '@lucide/icons';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { useConfirm } from '../ConfirmDialog/useConfirm.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const deletable = (remove: (row: StoryRow) => Promise<void>): readonly Column<StoryRow>[] => [
  ...storyColumns.slice(0, 3),
  {
    id: 'actions',
    header: 'Ações',
    cell: (row) => (
      <IconButton label={`Excluir ${row.card}`} icon={<Icon of={Trash2} />} onPress={() => void remove(row)} />
    ),
  },
];

/** Rows that can be deleted after a confirmation, as on a screen. */
function Deletable({ count }: { count: number }) {
  const confirm = useConfirm();
  const [rows, setRows] = useState(storyPage(1, count, count));
  const remove = async ({ id }: StoryRow) => {
    const isSure = await confirm({
      title: 'Excluir arquivo',
      message: 'Não é possível desfazer.',
      confirmLabel: 'Excluir',
    });
    if (isSure) setRows((now) => now.filter((row) => row.id !== id));
  };
  return <DataTable aria-label="Arquivos" columns={deletable(remove)} rows={rows} rowKey={({ id }) => id} />;
}

const meta = preview.meta({
  title: 'Dados/DataTable foco',
  component: Deletable,
  args: { count: 3 },
  parameters: { spec: ['1 §9 Tables', 'WCAG 2.4.3 focus order'] },
});

const nameOf = (index: number) => `Excluir ${storyPage(1, 3, 3)[index]?.card}`;

export const AfterADeletionTheFocusStaysAtTheSamePosition = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const removeBy = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      const question = await page.findByRole('alertdialog', { name: 'Excluir arquivo' });
      within(question).getByRole('button', { name: 'Excluir' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    };
    await removeBy(nameOf(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(2) })).toHaveFocus());
    await removeBy(nameOf(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: nameOf(0) })).toHaveFocus());
    await removeBy(nameOf(0));
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Arquivos' })).toHaveFocus());
  },
});

export const FocusedCellIsNotCoveredInAScrolledTable = meta.story({
  render: () => (
    <div style={{ inlineSize: 700 }}>
      <DataTable
        aria-label="Arquivos"
        columns={[...storyColumns, actionColumn]}
        rows={storyPage(1, 40, 40)}
        rowKey={({ id }) => id}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('region', { name: 'Arquivos, tabela com rolagem' });
    const button = canvas.getByRole('button', { name: `Baixar ${storyPage(2, 12, 40)[0]?.card}.csv` });
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    // Scrolls the row below the sticky header, which covers it.
    scroller.scrollTop = topOf(button) - topOf(scroller);
    button.focus();
    const header = canvas.getByRole('columnheader', { name: 'Carteirinha' });
    await expect(topOf(button)).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
  },
});

export const TheFocusedRowShowsItsFullTexts = meta.story({
  play: async ({ canvas }) => {
    const cut = canvas.getAllByText('Beatriz Apareci...')[0];
    await expect(cut).toBeVisible();
    canvas.getByRole('button', { name: nameOf(0) }).focus();
    await expect(cut).not.toBeVisible();
    await expect(canvas.getByText('Beatriz Aparecida Lourenço').getBoundingClientRect().width).toBeGreaterThan(80);
  },
});

export const TurningIntoCardsKeepsFocusOnTheScrollRegion = meta.story({
  render: () => (
    <div data-place="" style={{ inlineSize: '700px' }}>
      <DataTable
        aria-label="Arquivos"
        columns={[...storyColumns, actionColumn]}
        rows={storyPage(1, 3, 3)}
        rowKey={({ id }) => id}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = await canvas.findByRole('region', { name: 'Arquivos, tabela com rolagem' });
    await userEvent.tab();
    canvasElement.querySelector<HTMLElement>('[data-place]')?.style.setProperty('inline-size', '400px');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    // A browser removes the focus in the next frame, not at once.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(scroller).toHaveFocus();
    await userEvent.tab();
    await expect(scroller).not.toHaveFocus();
    await expect(scroller.contains(document.activeElement)).toBe(true);
  },
});
