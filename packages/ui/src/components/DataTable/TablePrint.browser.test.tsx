import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { DataTable } from './DataTable.tsx';
import { rowDetails } from './details/rowDetails.tsx';
import { pinColumns } from './pins/pinColumns.ts';
import { useRowSelection } from './selection/useRowSelection.ts';
import { invoiceColumns, invoiceKey, type StoryInvoice, storyInvoices } from './storyInvoices.tsx';
import { tableTotals } from './totals/tableTotals.ts';

const rows = storyInvoices(3);
const details = rowDetails((row: StoryInvoice) => row.customer);
const totals = tableTotals({ label: 'Total da página', values: { amount: 'R$ 3.988,57' } });
const pinned = pinColumns({ start: ['number'], end: ['actions'] });

function Invoices({ width }: { width: number }) {
  const selection = useRowSelection<StoryInvoice>();
  return (
    <UiProvider>
      <div style={{ inlineSize: width }}>
        <DataTable
          title="Faturas"
          columns={invoiceColumns}
          rows={rows}
          rowKey={invoiceKey}
          selection={selection}
          details={details}
          totals={totals}
          pinned={pinned}
        />
      </div>
    </UiProvider>
  );
}

const emulate = (features: { name: string; value: string }[], media = '') =>
  cdp().send('Emulation.setEmulatedMedia', { media, features });

afterEach(async () => {
  cleanup();
  await emulate([]);
});

const edgeOf = (element: Element) => Math.round(element.getBoundingClientRect().right);

test('in print, without checkboxes and buttons, each value and each total stays in its column', async () => {
  render(<Invoices width={1200} />);
  await emulate([], 'print');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /F-1001/, hidden: true }).checkVisibility()).toBe(false),
  );
  const header = screen.getByRole('columnheader', { name: 'Valor' });
  expect(edgeOf(screen.getByText('R$ 1.250,50'))).toBe(edgeOf(header));
  expect(edgeOf(screen.getByText('R$ 3.988,57'))).toBe(edgeOf(header));
});

test('in forced colours a line separates the totals from the rows also at the pinned columns', async () => {
  render(<Invoices width={700} />);
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  const total = screen.getByRole('rowheader', { name: 'Total da página' });
  await waitFor(() => expect(getComputedStyle(total).position).toBe('sticky'));
  const line = getComputedStyle(total, '::before');
  expect([line.borderBlockStartStyle, line.borderBlockStartWidth, line.top]).toEqual(['solid', '1px', '0px']);
});
