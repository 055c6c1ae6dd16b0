import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import type { Column } from '../components/DataTable/Column.ts';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { FieldGrid } from '../components/FieldGrid/FieldGrid.tsx';
import { Inline } from '../components/Stack/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StatusBadge, type StatusBadgeProps } from '../components/StatusBadge/StatusBadge.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { toast } from '../components/Toasts/toast.ts';

interface Member {
  card: string;
  name: string;
  status: keyof typeof tones;
}

const tones = {
  Ativo: 'positive',
  Inativo: 'neutral',
  Pendente: 'caution',
  Bloqueado: 'critical',
} satisfies Record<string, StatusBadgeProps['tone']>;

const members: readonly Member[] = [
  { card: '77412039958210', name: 'Beatriz Aparecida Lourenço', status: 'Ativo' },
  { card: '33054711820044', name: 'Carlos Meireles', status: 'Inativo' },
  { card: '11822047719350', name: 'Iara Figueiredo', status: 'Pendente' },
  { card: '65099302214105', name: 'Marina Prado', status: 'Bloqueado' },
];

const columns: readonly Column<Member>[] = [
  { id: 'card', header: 'Carteirinha', cell: ({ card }) => card, isNumeric: true },
  { id: 'name', header: 'Nome', cell: ({ name }) => name, isRowHeader: true },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge> },
];

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The kit on one page, with invented people; not a screen of the product. */
function Showcase() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isOn, setIsOn] = useState(true);
  const check = () => setError(isEmail(email) ? undefined : 'Email inválido');
  return (
    <Stack>
      <Card title="Campos e ações">
        <Stack gap={4}>
          <FieldGrid>
            <TextField label="E-mail" type="email" value={email} onChange={setEmail} onBlur={check} error={error} />
          </FieldGrid>
          <Switch label="Web Service TISS" value={isOn} onChange={setIsOn} />
          <Inline>
            <Button onPress={() => toast.success({ title: 'Arquivo enviado com sucesso' })}>Avisar sucesso</Button>
            <Button
              emphasis="outline"
              onPress={() => toast.error({ title: 'Ocorreu um erro', message: 'Tente novamente mais tarde' })}
            >
              Avisar falha
            </Button>
            <Button emphasis="quiet" disabledReason="Selecione uma operadora">
              Exportar relatório
            </Button>
          </Inline>
        </Stack>
      </Card>
      <DataTable
        aria-label="Beneficiários inventados"
        title="Beneficiários"
        columns={columns}
        rows={members}
        rowKey={({ card }) => card}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Telas/Mostruário',
  component: Showcase,
  parameters: { spec: ['1 §2 A showcase page with fake data', '1 §3 Data table showcase', '1 §5 Text inputs'] },
  beforeEach: () => toast.clear,
});

export const Page = meta.story();

export const EachStatusHasItsBadge = meta.story({
  play: async ({ canvas }) => {
    for (const status of ['Ativo', 'Inativo', 'Pendente', 'Bloqueado']) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
  },
});

export const AWrongEmailShowsItsErrorOnBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'mariana@');
    await userEvent.tab();
    await expect(canvas.getByText('Email inválido')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'saude.example.br');
    await userEvent.tab();
    await expect(canvas.queryByText('Email inválido')).toBeNull();
  },
});
