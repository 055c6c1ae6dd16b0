'use client';
import {
  Button,
  CommandPalette,
  CpfField,
  DataTable,
  DatePicker,
  DateRangePicker,
  Link,
  Menu,
  Popover,
  Select,
  Stack,
  TextField,
  toast,
  UiProvider,
  useConfirm,
} from '@oraculo/ui';
import { useState } from 'react';

const operators = [
  { value: '005711', label: 'Vida Plena', subtitle: 'ANS 005711' },
  { value: '326305', label: 'Saúde Norte', subtitle: 'ANS 326305' },
];
const columns = [{ id: 'name', header: 'Nome', cell: (row: string) => row, isRowHeader: true }];
const groups = [{ id: 'do', title: 'Ações', items: [{ id: 'edit', label: 'Editar' }] }];

function Form({ serverDay }: { serverDay: string }) {
  const confirm = useConfirm();
  const [operator, setOperator] = useState<string | null>(null);
  const [cpf, setCpf] = useState('');
  const [name, setName] = useState('');
  const [day, setDay] = useState<string | null>(serverDay);
  const [range, setRange] = useState<{ start: string | null; end: string | null }>({
    start: '2026-11-01',
    end: serverDay,
  });
  const remove = async () => {
    const isConfirmed = await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' });
    if (isConfirmed) toast.success({ title: 'Credencial excluída' });
  };
  return (
    <Stack>
      <Select label="Operadora" options={operators} value={operator} onChange={setOperator} isRequired />
      <CpfField
        label="CPF"
        value={cpf}
        onChange={setCpf}
        disabledReason={operator === null ? 'Selecione uma operadora' : undefined}
      />
      <TextField label="Nome" value={name} onChange={setName} />
      <DatePicker label="Emissão" value={day} onChange={setDay} allowFuture={false} />
      <DateRangePicker label="Período" value={range} onChange={setRange} allowFuture={false} />
      <DataTable aria-label="Operadoras" columns={columns} rows={['Vida Plena']} rowKey={String} />
      <Menu label="Ações" items={[{ id: 'edit', label: 'Editar' }]} />
      <Popover label="Ajuda">Conteúdo</Popover>
      <CommandPalette label="Buscar" groups={groups} />
      <Button onPress={remove}>Remover</Button>
    </Stack>
  );
}

interface ScreenProps {
  /** The day on the machine that rendered the page. */
  serverDay: string;
  /** The router of the app, which has a second page at `/ajuda`. */
  navigate?: (href: string) => void;
}

/** The same screen for every framework. */
export const Screen = ({ serverDay, navigate }: ScreenProps) => (
  <UiProvider navigate={navigate}>
    <main>
      <h1>Credenciais</h1>
      {navigate && <Link href="/ajuda">Como funciona</Link>}
      <Form serverDay={serverDay} />
    </main>
  </UiProvider>
);
