import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { columnFilters } from './filters/columnFilters.ts';
import type { ColumnFilter, FilterValues } from './filters/FilterFeatures.ts';
import { matchesFilter } from './filters/matchesFilter.ts';
import { invoiceColumns, invoiceKey, type StoryInvoice, storyInvoices } from './storyInvoices.tsx';

const rows = storyInvoices(12);

const filterKinds: Readonly<Record<string, ColumnFilter>> = {
  customer: { kind: 'text' },
  dueOn: { kind: 'period' },
  amount: { kind: 'number', decimals: 2 },
  status: { kind: 'choice', options: ['Paga', 'Em aberto', 'Vencida'].map((value) => ({ value, label: value })) },
};
const columns: readonly Column<StoryInvoice>[] = invoiceColumns
  .filter(({ id }) => id !== 'branch' && id !== 'costCentre' && id !== 'tax')
  .map((column) => ({ ...column, filter: filterKinds[column.id] }));

/** `05/11/2026` as `2026-11-05`. */
const isoOf = (date: string) => date.split('/').toReversed().join('-');
const fits = (invoice: StoryInvoice, filters: FilterValues) =>
  matchesFilter(filters.customer, invoice.customer) &&
  matchesFilter(filters.dueOn, isoOf(invoice.dueOn)) &&
  matchesFilter(filters.amount, invoice.amountCents / 100) &&
  matchesFilter(filters.status, invoice.status);

interface InvoicesProps {
  initial?: FilterValues;
  onChange?: (filters: FilterValues) => void;
  name?: string;
}

function Invoices({ initial = {}, onChange, name = 'Faturas' }: InvoicesProps) {
  const [value, setValue] = useState(initial);
  return (
    <DataTable
      title={name}
      columns={columns}
      rows={rows.filter((row) => fits(row, value))}
      rowKey={invoiceKey}
      sort={null}
      onSortChange={() => {}}
      filters={columnFilters({
        value,
        onChange: (next) => {
          setValue(next);
          onChange?.(next);
        },
      })}
    />
  );
}

const meta = preview.meta({
  title: 'Dados/DataTable filtros',
  component: Invoices,
  args: { onChange: fn() },
  parameters: { spec: ['data table'] },
});

const applied: FilterValues = {
  customer: { kind: 'text', value: 'clínica' },
  dueOn: { kind: 'period', value: { start: '2026-11-01', end: '2026-11-09' } },
  amount: { kind: 'number', value: { min: '1000', max: null } },
  status: { kind: 'choice', value: ['Paga', 'Em aberto'] },
};

const inWidthOf = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

export const Unfiltered = meta.story();
export const Filtered = meta.story({ args: { initial: applied } });
export const FilteredCards = meta.story({ args: { initial: applied }, decorators: inWidthOf(320) });

export const FilterVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={7}>
      <Invoices initial={{ customer: { kind: 'text', value: 'horizonte' } }} />
      <Invoices initial={applied} name="Quatro filtros" />
      <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
        <Invoices initial={applied} name="Cartões" />
      </div>
    </Stack>
  ),
});

const rowCount = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => canvas.getAllByRole('rowheader').length;
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const EnterAppliesATextFilterAndReturnsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar Cliente' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const field = await (await opened('Filtrar Cliente')).findByRole('textbox', { name: 'Cliente contém' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' otica {Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({ customer: { kind: 'text', value: 'otica' } });
    await expect(rowCount(canvas)).toBe(3);
    await expect(canvas.getByRole('row', { name: 'Cliente: otica' })).toBeVisible();
  },
});

export const TheNameOfAFilteredColumnSaysSo = meta.story({
  args: { initial: applied },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Cliente, com filtro' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Valor, com filtro' })).toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'Fatura' })).toBeVisible();
  },
});

export const EscapeChangesNothing = meta.story({
  args: { initial: { customer: { kind: 'text', value: 'aurora' } } },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar Cliente' });
    await userEvent.click(opener);
    const field = await (await opened('Filtrar Cliente')).findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('xyz{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('row', { name: 'Cliente: aurora' })).toBeVisible();
  },
});

export const AChoiceFilterIsAppliedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar Situação' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await opened('Filtrar Situação');
    const paid = await panel.findByRole('checkbox', { name: 'Paga' });
    await waitFor(() => expect(paid).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    panel.getByRole('button', { name: 'Aplicar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Situação: Paga, Em aberto' })).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      status: { kind: 'choice', value: ['Paga', 'Em aberto'] },
    });
    await expect(rowCount(canvas)).toBe(8);
  },
});

export const NumbersInTheWrongOrderAreSwapped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Valor' }));
    const panel = await opened('Filtrar Valor');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Mínimo' }), '1500');
    await userEvent.type(panel.getByRole('textbox', { name: 'Máximo' }), '1300,50{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        amount: { kind: 'number', value: { min: '1300.5', max: '1500' } },
      }),
    );
    await expect(canvas.getByRole('row', { name: 'Valor: 1.300,50 a 1.500' })).toBeVisible();
  },
});

export const AnInvalidDateIsNotAppliedAndGetsTheFocus = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Vencimento' }));
    const panel = await opened('Filtrar Vencimento');
    const [start] = await panel.findAllByRole('textbox');
    if (!start) throw new Error('no box');
    await userEvent.type(start, '31022026');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(start).toHaveFocus());
    await expect(start).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(start);
    await userEvent.type(start, '05112026{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Vencimento: a partir de 05/11/2026' })).toBeVisible());
    await expect(rowCount(canvas)).toBe(8);
  },
});

export const ClearInThePanelRemovesTheFilter = meta.story({
  args: { initial: applied },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Valor' }));
    await userEvent.click(await (await opened('Filtrar Valor')).findByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Valor:/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /^Cliente:/ })).toBeVisible();
  },
});

export const DeleteOnTheLastTagLeavesTheFocusOnAFilter = meta.story({
  args: { initial: { customer: { kind: 'text', value: 'aurora' } } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('row', { name: 'Cliente: aurora' }).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtrar Cliente' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await expect(rowCount(canvas)).toBe(12);
  },
});

export const AboveCardsEachFilterHasAButton = meta.story({
  decorators: inWidthOf(320),
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByText('Situação', { selector: 'button span' });
    await userEvent.click(opener);
    const panel = await opened('Filtrar Situação');
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Vencida' }));
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Situação: Vencida' })).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: /^Filtrar/ })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Filtrar Situação' })).toHaveAccessibleDescription(
      'filtro aplicado',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Situação, com filtro' })).toBeInTheDocument();
  },
});
