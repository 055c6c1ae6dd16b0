import { useState } from 'react';
import type { Column } from '../components/DataTable/Column.ts';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { columnFilters } from '../components/DataTable/filters/columnFilters.ts';
import type { FilterValues } from '../components/DataTable/filters/FilterFeatures.ts';
import { matchesFilter } from '../components/DataTable/filters/matchesFilter.ts';
import { useRowSelection } from '../components/DataTable/selection/useRowSelection.ts';
import { tableTotals } from '../components/DataTable/totals/tableTotals.ts';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

interface Invoice {
  number: string;
  customer: string;
  amount: string;
}

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Fatura', cell: ({ number }: Invoice) => number, isRowHeader: true },
  { id: 'customer', header: 'Cliente', cell: ({ customer }: Invoice) => customer, filter: { kind: 'text' } },
  { id: 'amount', header: 'Valor', cell: ({ amount }: Invoice) => amount },
];
const keyOf = ({ number }: Invoice) => number;
const totals = tableTotals({ label: 'Total geral', values: { amount: 'R$ 30,00' } });

/** Three pages without a total, with checkboxes before the columns and a row of totals. */
function Invoices() {
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState<FilterValues>({});
  const selection = useRowSelection<Invoice>();
  const row = { number: `F-${page}`, customer: 'Aurora', amount: 'R$ 10,00' };
  return (
    <DataTable
      aria-label="Faturas"
      columns={columns}
      rows={matchesFilter(filters.customer, row.customer) ? [row] : []}
      rowKey={keyOf}
      filters={columnFilters({ value: filters, onChange: setFilters })}
      selection={selection}
      totals={totals}
      pagination={{ page, pageSize: 1, hasNextPage: page < 3, onPageChange: setPage }}
    />
  );
}

export const InvoiceScreen = () => (
  <UiProvider>
    <Invoices />
  </UiProvider>
);
