import {
  BankAccountField,
  Button,
  Card,
  type Column,
  DataTable,
  FieldGrid,
  formatBankAccount,
  noBankAccount,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
  Switch,
  Text,
  TextField,
  toast,
} from '@oraculo/ui';
import { useState } from 'react';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { createShowcaseSuite } from './showcaseSuite.ts';

interface FakeRow {
  name: string;
  status: 'Ativo' | 'Inativo' | 'Pendente' | 'Bloqueado';
}

const tones: Readonly<Record<FakeRow['status'], StatusBadgeProps['tone']>> = {
  Ativo: 'positive',
  Inativo: 'neutral',
  Pendente: 'caution',
  Bloqueado: 'critical',
};

const rows: readonly FakeRow[] = [
  { name: 'Beatriz Aparecida Lourenço', status: 'Ativo' },
  { name: 'Carlos Meireles', status: 'Inativo' },
  { name: 'Iara Figueiredo', status: 'Pendente' },
  { name: 'Otávio Lins', status: 'Bloqueado' },
];

const columns: readonly Column<FakeRow>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name, isRowHeader: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
    cardSlot: 'corner',
  },
];

/** The kit on one page, with invented data; not part of the product. */
export function ShowcaseScreen() {
  const [isOn, setOn] = useState(true);
  const [account, setAccount] = useState(noBankAccount);
  const form = useForm({
    initial: { email: '' },
    draft: useDraft('showcase'),
    suite: createShowcaseSuite,
    onSubmit: () =>
      void toast.success({ title: 'E-mail válido', message: 'Nada foi enviado: esta tela é uma amostra.' }),
  });
  return (
    <Stack>
      <Card title="Campos">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Stack gap={4}>
            <FieldGrid>
              <TextField {...form.field('email')} label="E-mail" type="email" inputMode="email" isRequired />
            </FieldGrid>
            <Switch label="Web Service TISS" value={isOn} onChange={setOn} />
            <div>
              <Button type="submit">Conferir e-mail</Button>
            </div>
          </Stack>
        </form>
      </Card>
      <Card title="Conta">
        <Stack gap={4}>
          <BankAccountField label="Conta do prestador" hasKind value={account} onChange={setAccount} />
          <Text>{formatBankAccount(account)}</Text>
        </Stack>
      </Card>
      <DataTable
        aria-label="Dados inventados"
        title="Tabela"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}
