import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { entriesOf, everyField, initialEntries, PlainForm } from './Forms.fixtures.tsx';

const meta = preview.meta({
  title: 'Campos/Formulários',
  component: PlainForm,
  parameters: { spec: ['1 §2 Shared interface kit'] },
  args: { children: everyField() },
});

export const EveryFieldSubmitsTheValueThatItKeeps = meta.story({
  play: async ({ canvas }) => {
    await expect(entriesOf(canvas.getByRole('form'))).toEqual(initialEntries);
  },
});

export const ReadOnlyFieldsAreSubmittedAndDoNotChange = meta.story({
  args: { children: everyField({ isReadOnly: true }) },
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    for (const box of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')]) {
      await expect(box).toHaveAttribute('readonly');
      await userEvent.click(box);
      await userEvent.keyboard('7{ArrowDown}{Enter}');
    }
    for (const role of ['switch', 'checkbox', 'radio'])
      for (const choice of canvas.getAllByRole(role)) await userEvent.click(choice);
    await expect(entriesOf(form)).toEqual(initialEntries);
    await expect(canvas.queryByRole('button', { name: /Limpar|Abrir calendário/ })).toBeNull();
  },
});

export const DisabledFieldsAreNotSubmitted = meta.story({
  args: { children: everyField({ disabledReason: 'Escolha a operadora' }) },
  play: async ({ canvas }) => {
    await expect(entriesOf(canvas.getByRole('form'))).toEqual({});
  },
});

/** Labels of fields into which the test types a text. Dates are typed separately. */
const typed = [
  'Nome',
  'Busca',
  'CPF',
  'CNPJ',
  'Pagador',
  'Linha digitável',
  'Telefone',
  'Chave Pix',
  'Agência',
  'Conta',
  'CEP',
  'CNS',
  'Contrato',
  'Carteirinha',
  'Peso',
  'Valor',
  'Início',
  'Entrada',
  'Saída',
  'Competência',
  'Motivo',
];

const change = async (
  canvas: ReturnType<typeof import('storybook/test').within>,
  userEvent: ReturnType<typeof import('storybook/test').userEvent.setup>,
) => {
  for (const name of [...typed, 'Nascimento', 'Vencimento', 'De:', 'Até:']) {
    await userEvent.clear(canvas.getByLabelText(name));
    await userEvent.type(canvas.getByLabelText(name), '05');
  }
  await userEvent.type(canvas.getByLabelText('Senha'), '2');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Banco' }), 'caixa{Enter}');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Cidade' }), 'rio{Enter}');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Bairro' }), ' Leste');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Cidades' }), '{Backspace}');
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-mails' }), 'carla@x.com{Enter}');
  for (const name of ['Ativo', 'Urgente', 'Noite', 'Poupança', 'Boleto'])
    await userEvent.click(canvas.getByLabelText(name));
};

export const TheResetButtonRestoresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await change(canvas, userEvent);
    const changed = entriesOf(form);
    for (const [name, value] of Object.entries(initialEntries)) await expect(changed[name]).not.toBe(value);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer alterações' }));
    await expect(entriesOf(form)).toEqual(initialEntries);
    await expect(canvas.getByLabelText('Nascimento')).toHaveValue('02/11/1985');
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo');
    for (const name of ['Ativo', 'Urgente', 'Manhã', 'Pix']) await expect(canvas.getByLabelText(name)).toBeChecked();
  },
});

export const AScriptedResetRestoresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await change(canvas, userEvent);
    form.reset();
    await waitFor(() => expect(entriesOf(form)).toEqual(initialEntries));
  },
});

export const AResetThatThePagePreventsChangesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    form.addEventListener('reset', (event) => event.preventDefault());
    await userEvent.type(canvas.getByLabelText('Nome'), ' Maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer alterações' }));
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana Maria');
  },
});

/** A form with controlled fields. */
function ControlledForm() {
  const [name, setName] = useState('Ana');
  const [city, setCity] = useState<string | null>('sp');
  const [isActive, setActive] = useState(false);
  return (
    <form aria-label="Cadastro">
      <TextField label="Nome" value={name} onChange={setName} />
      <Select label="Cidade" options={[{ value: 'sp', label: 'São Paulo' }]} value={city} onChange={setCity} />
      <Switch label="Ativo" name="active" value={isActive} onChange={setActive} />
      <Button type="reset">Desfazer</Button>
      <code data-testid="kept">{JSON.stringify({ name, city, isActive })}</code>
    </form>
  );
}

export const AResetReportsTheInitialValuesOfControlledFields = meta.story({
  tags: ['!autodocs'],
  render: () => <ControlledForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nome'), ' Maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar Cidade' }));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByTestId('kept')).toHaveTextContent('{"name":"Ana Maria","city":null,"isActive":true}');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByTestId('kept')).toHaveTextContent('{"name":"Ana","city":"sp","isActive":false}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana');
  },
});
