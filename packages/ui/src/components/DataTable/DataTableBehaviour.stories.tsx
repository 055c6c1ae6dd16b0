import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';

const pagination = { page: 1, pageSize: 10, totalItems: 132, onPageChange: fn(), onPageSizeChange: fn() };

/** As on a screen: the new page is requested, and the old rows stay until `deliver` is pressed. */
function ServerDriven(args: DataTableProps<StoryRow>) {
  const [requested, setRequested] = useState({ page: 1, pageSize: 10 });
  const [delivered, setDelivered] = useState(requested);
  return (
    <Stack>
      <DataTable
        {...args}
        rows={storyPage(delivered.page, delivered.pageSize, 132)}
        isRefreshing={requested !== delivered}
        pagination={{
          ...(requested === delivered ? requested : { ...delivered, ...requested }),
          totalItems: 132,
          onPageChange: (page) => setRequested({ ...requested, page }),
          onPageSizeChange: (pageSize) => setRequested({ page: 1, pageSize }),
        }}
      />
      <Button emphasis="outline" onPress={() => setDelivered(requested)}>
        Entregar resposta
      </Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Dados/DataTable comportamento',
  component: DataTable<StoryRow>,
  args: {
    'aria-label': 'Arquivos',
    columns: storyColumns,
    rows: storyPage(1, 10, 132),
    rowKey: (row: StoryRow) => row.id,
    pagination,
  },
  parameters: { spec: ['1 §9 Tables', 'announce page, keep rows, aria-rowcount over all pages'] },
});

export const AnEmptyResultSaysSoAndSuggestsWhatToDo = meta.story({
  args: { rows: [], pagination: { ...pagination, totalItems: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum resultado para esta busca.')).toBeVisible();
    await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

// spec: 1.9.4
export const TheSkeletonHasFiveRowsHiddenFromScreenReaders = meta.story({
  args: { rows: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(canvas.getByRole('table', { name: 'Arquivos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
});

export const AnErrorOffersToTryAgain = meta.story({
  args: { rows: undefined, error: 'O servidor não respondeu.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Não foi possível carregar a lista.')).toBeVisible();
    await expect(canvas.getByText('O servidor não respondeu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const RowsAreCountedAcrossAllPages = meta.story({
  args: { rows: storyPage(3, 10, 132), pagination: { ...pagination, page: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '133');
    const indexes = canvas.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    await expect(indexes).toEqual(['1', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31']);
  },
});

export const AnEmptyValueIsShownAsADash = meta.story({
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row', { name: /Carlos Meireles/ });
    if (!row) throw new Error('no row');
    await expect(within(row).getAllByRole('cell')[2]).toHaveTextContent(/^-$/);
  },
});

export const OldRowsStayDimmedUntilTheNextPageArrives = meta.story({
  render: ServerDriven,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(first ?? '');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Entregar resposta' }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
  },
});

export const EachChangeIsAnnouncedOnceAndNotWhileLoading = meta.story({
  render: ServerDriven,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = [...canvasElement.querySelectorAll('[role="status"]')].find(
      (status) => !status.hasAttribute('data-live-announcer'),
    );
    if (!region) throw new Error('no live region');
    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(region.textContent ?? ''));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Entregar resposta' }));
    await waitFor(() => expect(announced).toEqual(['Página 2 de 14, itens 11 a 20 de 132']));
    await userEvent.selectOptions(canvas.getByRole('combobox'), '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Entregar resposta' }));
    await waitFor(() => expect(announced.slice(1)).toEqual(['Página 1 de 4, itens 1 a 40 de 132']));
    observer.disconnect();
  },
});

export const FocusStaysOnNextThroughAPageChange = meta.story({
  render: ServerDriven,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Próxima página' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    canvas.getByRole('button', { name: 'Entregar resposta' }).click();
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
    await expect(next).toHaveFocus();
  },
});

export const ALongNameIsTruncatedButReadInFull = meta.story({
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('rowheader')[0];
    await expect(name).toHaveAccessibleName('Beatriz Aparecida Lourenço');
    await expect(canvas.getAllByText('Beatriz Apareci...')[0]).toBeVisible();
  },
});

export const InANarrowContainerRowsAreCardsWithTableRoles = meta.story({
  args: { columns: [...storyColumns, actionColumn], rows: storyPage(1, 3, 132) },
  render: (args) => (
    <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(9);
    const row = canvas.getAllByRole('row')[1];
    if (!row) throw new Error('no row');
    await expect(within(row).getAllByRole('cell')).toHaveLength(8);
    await expect(getComputedStyle(row).display).toBe('flex');
    const cell = within(row).getByRole('cell', { name: 'Vida Plena Sul' });
    await waitFor(() => expect(cell).toHaveAttribute('data-label', 'Marca'));
    // Firefox returns the specified value, other browsers the computed one.
    await waitFor(() => expect(getComputedStyle(cell, '::before').content).toMatch(/Marca|data-label/));
    await expect(canvasElement.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const ATooWideTableScrollsInItsContainerAndByKeyboard = meta.story({
  args: { columns: [...storyColumns, actionColumn], rows: storyPage(1, 3, 132), pagination: undefined },
  render: (args) => (
    <div style={{ inlineSize: '700px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const scroller = await canvas.findByRole('region', { name: 'Arquivos, tabela com rolagem' });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  },
});

export const TheHeaderSticksWhileThePageScrolls = meta.story({
  args: { rows: storyPage(1, 40, 132) },
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Paciente' }).getBoundingClientRect().top).toBe(0),
    );
    window.scrollTo(0, 0);
  },
});

export const TheTableIsNeverWiderThan1296Pixels = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '1600px' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement?.parentElement;
    await expect(frame?.getBoundingClientRect().width).toBe(1296);
  },
});

export const CardsKeepAllTheirTextAtTwiceTheTextSize = meta.story({
  args: { columns: [...storyColumns, actionColumn] },
  decorators: (Story) => (
    <div style={{ inlineSize: 256 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%';
    const cut = canvas.getAllByRole('cell').filter((cell) => cell.scrollWidth > cell.clientWidth);
    document.documentElement.style.fontSize = '';
    await expect(cut).toEqual([]);
  },
});
