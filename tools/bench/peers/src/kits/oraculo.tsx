import '@oraculo/ui/reset.css';
import '@oraculo/ui/style.css';
import {
  Button,
  Checkbox,
  CommandPalette,
  CpfField,
  type DateRange,
  DateRangePicker,
  Menu,
  Modal,
  Select,
  setColorMode,
  TextField,
  toast,
  UiProvider,
} from '@oraculo/ui';
import { useState } from 'react';
import { actions, type KitPages, options } from '../work.ts';
import { Selectable, Sortable, Table } from './oraculoTable.tsx';

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
  Checkboxes: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Checkbox key={index} label={`Opção ${index}`} />
      ))}
    </>
  ),
  Table,
  Selectable,
  Sortable,
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
