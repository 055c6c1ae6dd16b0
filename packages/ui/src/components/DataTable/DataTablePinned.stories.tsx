import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { pinColumns } from './pins/pinColumns.ts';
import { useRowSelection } from './selection/useRowSelection.ts';
import { invoiceColumns, invoiceKey, money, type StoryInvoice, storyInvoices, sumOf } from './storyInvoices.tsx';
import { tableTotals } from './totals/tableTotals.ts';

const rows = storyInvoices(8);
const bothEnds = pinColumns({ start: ['number'], end: ['actions'] });
const totals = tableTotals({
  label: 'Total da página',
  values: { amount: money(sumOf(rows, 'amountCents')), tax: money(sumOf(rows, 'taxCents')) },
});

const meta = preview.meta({
  title: 'Dados/DataTable colunas fixas',
  component: DataTable<StoryInvoice>,
  args: {
    'aria-label': 'Faturas',
    title: 'Faturas',
    columns: invoiceColumns,
    rows,
    rowKey: invoiceKey,
    pinned: bothEnds,
    sort: null,
    onSortChange: fn(),
  },
  parameters: { spec: ['data table'] },
});

const inWidthOf = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

/** With a checkbox in each row, the first two of them checked. */
function WithBoxes(args: DataTableProps<StoryInvoice>) {
  const selection = useRowSelection<StoryInvoice>();
  const [isSet, setSet] = useState(false);
  if (!isSet) {
    setSet(true);
    selection.change({ mode: 'some', keys: ['F-1001', 'F-1002'] });
  }
  return <DataTable {...args} selection={selection} totals={totals} />;
}

const edges = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const scrollerOf = (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector('table')?.parentElement;
  if (!scroller) throw new Error('no table');
  return scroller;
};
const shadowOf = (cell: Element | null) => (cell ? getComputedStyle(cell, '::after').content : 'none');

/** The font of the page changes the widths when it loads. */
async function waitForPins(scroller: HTMLElement, places: string) {
  await document.fonts.ready;
  await waitFor(() => expect(scroller).toHaveAttribute('data-pin-start', places));
}

/** Scrolls like a user, once the columns are pinned. */
async function scrollTo(scroller: HTMLElement, left: number) {
  await waitForPins(scroller, '1');
  scroller.scrollLeft = left;
  await waitFor(() => expect(scroller).toHaveAttribute('data-under-start'));
}

export const Pinned = meta.story({ decorators: inWidthOf(660) });

export const PinnedVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: inWidthOf(660),
  render: (args) => (
    <Stack gap={7}>
      <DataTable {...args} rows={rows.slice(0, 3)} />
      <WithBoxes {...args} rows={rows.slice(0, 3)} aria-label="Com caixas" title="Com caixas" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const table of canvasElement.querySelectorAll('table')) {
      const scroller = table.parentElement as HTMLElement;
      await waitFor(() => expect(scroller.dataset.pinStart).toMatch(/^1/));
      scroller.scrollLeft = 60;
      await waitFor(() => expect(scroller).toHaveAttribute('data-under-start'));
    }
  },
});

export const TheNameAndTheActionsStayWhileTheRestScrolls = meta.story({
  decorators: inWidthOf(660),
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitForPins(scroller, '1');
    const name = canvas.getByRole('rowheader', { name: 'F-1003' });
    const header = canvas.getByRole('columnheader', { name: 'Fatura' });
    const customer = canvas.getByRole('columnheader', { name: 'Cliente' });
    const action = canvas.getByRole('button', { name: 'Baixar F-1003' }).closest('td');
    const before = [edges(name).left, edges(header).left, edges(action).right, edges(customer).left];
    await expect(edges(action).right).toBeLessThanOrEqual(edges(scroller).right);
    await expect(shadowOf(name)).toBe('none');
    await waitFor(() => expect(shadowOf(action)).toBe('""'));
    await scrollTo(scroller, 90);
    const after = [edges(name).left, edges(header).left, edges(action).right, edges(customer).left + 90];
    await expect(after.map(Math.round)).toEqual(before.map(Math.round));
    await expect(shadowOf(name)).toBe('""');
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(shadowOf(action)).toBe('none'));
  },
});

export const PinnedCellsAreOpaque = meta.story({
  decorators: inWidthOf(660),
  play: async ({ canvas, canvasElement }) => {
    await scrollTo(scrollerOf(canvasElement), 90);
    const cells = [
      canvas.getByRole('rowheader', { name: 'F-1003' }),
      canvas.getByRole('columnheader', { name: 'Fatura' }),
    ];
    for (const cell of cells) {
      const { left, right, top, bottom } = edges(cell);
      await expect(getComputedStyle(cell).backgroundColor).not.toMatch(/\/ 0\)$|, 0\)$|transparent/);
      await expect(cell.contains(document.elementFromPoint(right - 2, (top + bottom) / 2))).toBe(true);
      await expect(cell.contains(document.elementFromPoint(left + 2, (top + bottom) / 2))).toBe(true);
    }
  },
});

export const APinnedColumnNeverCoversTheFocus = meta.story({
  args: {
    columns: invoiceColumns.map((column) => (column.id === 'actions' ? column : { ...column, isSortable: true })),
  },
  decorators: inWidthOf(660),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = scrollerOf(canvasElement);
    await scrollTo(scroller, 120);
    const name = () => edges(canvas.getByRole('columnheader', { name: 'Fatura' })).right;
    const action = () => edges(canvas.getByRole('columnheader', { name: 'Ações' })).left;
    scroller.focus();
    const focused = () => document.activeElement as HTMLElement;
    const seen: string[] = [];
    for (let step = 0; step < 8; step++) {
      await userEvent.tab();
      seen.push(focused().textContent ?? '');
      if (step === 0) continue;
      await waitFor(() => expect(edges(focused()).left).toBeGreaterThanOrEqual(name() - 1));
      await expect(edges(focused()).right).toBeLessThanOrEqual(action() + 1);
    }
    await expect(seen).toEqual(invoiceColumns.slice(0, -1).map(({ header }) => header));
    scroller.scrollLeft = 0;
  },
});

export const FocusInAPinnedCellDoesNotScroll = meta.story({
  decorators: inWidthOf(660),
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await scrollTo(scroller, 70);
    canvas.getByRole('button', { name: 'Baixar F-1005' }).focus();
    await expect(scroller.scrollLeft).toBe(70);
  },
});

export const CheckboxesStayWithThePinnedColumn = meta.story({
  decorators: inWidthOf(660),
  render: (args) => <WithBoxes {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitForPins(scroller, '1 2');
    const box = canvas.getByRole('checkbox', { name: 'Selecionar F-1002' });
    const name = canvas.getByRole('rowheader', { name: 'F-1002' });
    const total = canvas.getByRole('rowheader', { name: 'Total da página' });
    const before = [edges(box).left, edges(name).left, edges(total).left];
    scroller.scrollLeft = 100;
    await waitFor(() => expect(scroller).toHaveAttribute('data-under-start'));
    await expect([edges(box).left, edges(name).left, edges(total).left]).toEqual(before);
    // The tint of a selected row continues in its pinned cells.
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    await expect(groundOf(name)).toBe(groundOf(name.parentElement as Element));
    await expect(groundOf(name)).not.toBe(groundOf(canvas.getByRole('rowheader', { name: 'F-1003' })));
    box.focus();
    await expect(scroller.scrollLeft).toBe(100);
  },
});

export const InANarrowContainerThePinnedColumnsScrollToo = meta.story({
  args: { pinned: pinColumns({ start: ['number', 'customer', 'dueOn', 'costCentre'], end: ['actions'] }) },
  decorators: inWidthOf(660),
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitForPins(scroller, '');
    await expect(scroller).toHaveAttribute('data-pin-end', '1');
    const name = canvas.getByRole('rowheader', { name: 'F-1003' });
    const before = edges(name).left;
    scroller.scrollLeft = 50;
    await waitFor(() => expect(edges(name).left).toBeCloseTo(before - 50, 0));
  },
});

export const ATableThatFitsPinsNoColumns = meta.story({
  args: { columns: invoiceColumns.filter(({ id }) => ['number', 'amount', 'actions'].includes(id)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Valor' })).toBeVisible();
    await expect(scrollerOf(canvasElement)).not.toHaveAttribute('data-pin-start');
  },
});
