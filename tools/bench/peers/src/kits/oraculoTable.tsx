import { type Column, DataTable, IconButton, type Sort, StatusBadge, useRowSelection } from '@oraculo/ui';
import { useOrder } from '../useTable.ts';
import { fortyRows, type Row, rowKey, rowsOf, statusOf, type TableProps } from '../work.ts';

const first: Column<Row>[] = [{ id: 'card', header: 'Carteirinha', cell: (row) => row.card, isSortable: true }];

const middle: Column<Row>[] = [
  { id: 'operator', header: 'Operadora', cell: (row) => row.operator },
  { id: 'brand', header: 'Marca', cell: (row) => row.brand },
  { id: 'plan', header: 'Plano', cell: (row) => row.plan },
  { id: 'date', header: 'Data', cell: (row) => row.date },
];

const plainColumns: Column<Row>[] = [
  ...first,
  { id: 'patient', header: 'Paciente', cell: (row) => row.patient, isRowHeader: true },
  ...middle,
  { id: 'status', header: 'Status', cell: statusOf },
  { id: 'origin', header: 'Ações', cell: (row) => row.origin },
];

const columns: Column<Row>[] = [
  ...first,
  { id: 'patient', header: 'Paciente', cell: (row) => row.patient, isRowHeader: true, truncate: { over: 20, to: 15 } },
  ...middle,
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge tone={row.isActive ? 'positive' : 'critical'}>{statusOf(row)}</StatusBadge>,
  },
  {
    id: 'actions',
    header: 'Ações',
    cell: (row) => <IconButton size="small" label={`Baixar ${row.card}`} icon={<span aria-hidden>↓</span>} />,
  },
];

export const Table = ({ page, rowCount, isPlain }: TableProps) => (
  <DataTable
    aria-label="Registros"
    columns={isPlain ? plainColumns : columns}
    rows={rowsOf(page, rowCount)}
    rowKey={rowKey}
  />
);

export function Selectable() {
  const selection = useRowSelection<Row>();
  return <DataTable aria-label="Registros" columns={columns} rows={fortyRows} rowKey={rowKey} selection={selection} />;
}

export function Sortable() {
  const { direction, rows, setDirection } = useOrder();
  const sort: Sort = { columnId: 'card', direction };
  return (
    <DataTable
      aria-label="Registros"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      sort={sort}
      onSortChange={(next) => setDirection(next?.direction ?? 'ascending')}
    />
  );
}
