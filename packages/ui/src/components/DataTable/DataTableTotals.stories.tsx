import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import { rowDetails } from './details/rowDetails.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';
import { invoiceColumns, invoiceKey, money, type StoryInvoice, storyInvoices, sumOf } from './storyInvoices.tsx';
import { tableTotals } from './totals/tableTotals.ts';

const rows = storyInvoices(6);
const ofThePage = {
  label: 'Total da página',
  values: { amount: money(sumOf(rows, 'amountCents')), tax: money(sumOf(rows, 'taxCents')) },
};
const ofAll = { label: 'Total geral', values: { amount: 'R$ 4.187.302,15', tax: 'R$ 209.365,10' } };

const meta = preview.meta({
  title: 'Dados/DataTable totais',
  component: DataTable<StoryInvoice>,
  args: {
    'aria-label': 'Faturas',
    title: 'Faturas',
    columns: invoiceColumns,
    rows,
    rowKey: invoiceKey,
    totals: tableTotals(ofThePage, ofAll),
    pagination: { page: 2, pageSize: 6, totalItems: 132, onPageChange: fn() },
  },
  parameters: { spec: ['data table'] },
});

const inWidthOf = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

export const Totals = meta.story();
export const TotalsInCards = meta.story({ args: { rows: rows.slice(0, 2) }, decorators: inWidthOf(320) });

export const TotalVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap={7}>
      <DataTable {...args} />
      <DataTable {...args} aria-label="Um total" title="Um total" totals={tableTotals(ofAll)} pagination={undefined} />
      <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
        <DataTable {...args} aria-label="Cartões" title="Cartões" rows={rows.slice(0, 1)} pagination={undefined} />
      </div>
    </Stack>
  ),
});

export const ATotalIsReadWithItsRowAndItsColumnAndIsTheLastRow = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Faturas' });
    await expect(table).toHaveAttribute('aria-rowcount', '135');
    const [page, all] = [...table.querySelectorAll<HTMLElement>('tfoot > tr')];
    if (!page || !all) throw new Error('no totals');
    await expect(page).toHaveAttribute('aria-rowindex', '134');
    await expect(all).toHaveAttribute('aria-rowindex', '135');
    await expect(within(all).getByRole('rowheader')).toHaveTextContent('Total geral');
    const amountAt = [...table.querySelectorAll('thead th')].findIndex((cell) => cell.textContent === 'Valor');
    await expect(all.children[amountAt]).toHaveTextContent('R$ 4.187.302,15');
    await expect(all.children[1]).toBeEmptyDOMElement();
    // A total is below the values that it sums.
    const edgeOf = (cell: Element | undefined) => cell?.getBoundingClientRect().right;
    await expect(edgeOf(all.children[amountAt])).toBe(edgeOf(table.querySelector('tbody > tr')?.children[amountAt]));
  },
});

export const WithoutRowsThereAreNoTotals = meta.story({
  args: { rows: [], pagination: undefined },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('tfoot')).toBeNull(),
});

const details = rowDetails((row: StoryInvoice) => row.customer);

/** A table with a checkbox and a button before its columns. */
function WithBoxes() {
  const selection = useRowSelection<StoryInvoice>();
  return (
    <DataTable
      aria-label="Faturas"
      columns={invoiceColumns}
      rows={rows}
      rowKey={invoiceKey}
      selection={selection}
      details={details}
      totals={tableTotals(ofThePage)}
    />
  );
}

export const CheckboxAndButtonColumnsDoNotShiftTheTotals = meta.story({
  render: () => <WithBoxes />,
  play: async ({ canvas }) => {
    const edgeOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
    const total = canvas.getByText(ofThePage.values.amount);
    await expect(edgeOf(total)).toBe(edgeOf(canvas.getByRole('columnheader', { name: 'Valor' })));
  },
});

export const InCardsTheTotalsAreTheLastCard = meta.story({
  args: { rows: rows.slice(0, 2), totals: tableTotals(ofAll) },
  decorators: inWidthOf(320),
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole('rowgroup')[2] as HTMLElement);
    // The table measures its container after the first paint, and then shows cards.
    await waitFor(() => expect(card.getByText('R$ 4.187.302,15')).toHaveAttribute('data-label', 'Valor'));
    await expect(card.getByRole('rowheader')).toHaveTextContent('Total geral');
    await expect(card.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'R$ 4.187.302,15',
      'R$ 209.365,10',
    ]);
  },
});

export const InAScrollingTableTheTotalsStayAndCoverNoFocus = meta.story({
  args: { rows: storyInvoices(40), totals: tableTotals(ofThePage, ofAll), pagination: undefined },
  decorators: inWidthOf(680),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Faturas, tabela com rolagem' });
    const totals = () => (region.querySelector('tfoot') as Element).getBoundingClientRect();
    const bottom = () => region.getBoundingClientRect().top + region.clientTop + region.clientHeight;
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight + 200);
    await expect(Math.abs(totals().bottom - bottom())).toBeLessThanOrEqual(1);
    const buttons = canvas.getAllByRole('button', { name: /^Baixar/ });
    for (const index of [12, 30, 39, 20]) {
      buttons[index]?.focus();
      await waitFor(() => expect(buttons[index]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(totals().top + 1));
    }
  },
});
