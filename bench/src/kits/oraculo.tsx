import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import {
  Button,
  type Column,
  CommandPalette,
  CpfField,
  DataTable,
  type DateRange,
  DateRangePicker,
  IconButton,
  Menu,
  Modal,
  Select,
  setColorMode,
  StatusBadge,
  TextField,
  toast,
  UiProvider,
} from '@oraculo/ui';
import { useState } from 'react';
import { actions, type KitPages, options, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const plainColumns: Column<Row>[] = [
  { id: 'card', header: 'Carteirinha', cell: (row) => row.card },
  { id: 'patient', header: 'Paciente', cell: (row) => row.patient, isRowHeader: true },
  { id: 'operator', header: 'Operadora', cell: (row) => row.operator },
  { id: 'brand', header: 'Marca', cell: (row) => row.brand },
  { id: 'plan', header: 'Plano', cell: (row) => row.plan },
  { id: 'date', header: 'Data', cell: (row) => row.date },
  { id: 'status', header: 'Status', cell: statusOf },
  { id: 'origin', header: 'Ações', cell: (row) => row.origin },
];

const columns: Column<Row>[] = [
  { id: 'card', header: 'Carteirinha', cell: (row) => row.card },
  { id: 'patient', header: 'Paciente', cell: (row) => row.patient, isRowHeader: true, cutAt: { limit: 20, to: 15 } },
  { id: 'operator', header: 'Operadora', cell: (row) => row.operator },
  { id: 'brand', header: 'Marca', cell: (row) => row.brand },
  { id: 'plan', header: 'Plano', cell: (row) => row.plan },
  { id: 'date', header: 'Data', cell: (row) => row.date },
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

const rowKey = (row: Row) => row.id;

const Table = ({ page, rowCount, isPlain }: TableProps) => (
  <DataTable
    aria-label="Registros"
    columns={isPlain ? plainColumns : columns}
    rows={rowsOf(page, rowCount)}
    rowKey={rowKey}
  />
);

const keepEmpty = () => {};

function Fields({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextField key={index} label={`Campo ${index}`} value="" onChange={keepEmpty} />
      ))}
    </>
  );
}

function Cpf() {
  const [value, setValue] = useState('');
  return <CpfField label="CPF" value={value} onChange={setValue} />;
}

function Search() {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Operadora" options={options} value={value} onChange={setValue} />;
}

function Range() {
  const [value, setValue] = useState<DateRange>({ start: null, end: null });
  return <DateRangePicker label="Período" value={value} onChange={setValue} maxSpanDays={30} />;
}

function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Abrir</Button>
      <Modal title="Janela" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        Conteúdo
      </Modal>
    </>
  );
}

const entries = actions.map((label) => ({ id: label, label }));
const groups = [{ id: 'all', title: 'Operadoras', items: options.map(({ value, label }) => ({ id: value, label })) }];

/** The built package, as other apps install it. */
export const pages: KitPages = {
  Provider: UiProvider,
  Fields,
  Table,
  Cpf,
  Select: Search,
  Range,
  Modal: ({ rowCount }) => (
    <>
      <Dialog />
      <Table page={0} rowCount={rowCount} />
    </>
  ),
  Menu: () => <Menu label="Ações" items={entries} />,
  Palette: () => <CommandPalette label="Buscar" groups={groups} />,
  raiseToast: (index) => toast.success({ title: `Aviso ${index}` }),
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <Button key={index}>Botão {index}</Button>
      ))}
    </>
  ),
  setDark: (isDark) => setColorMode(isDark ? 'dark' : 'light'),
};
