import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const { show } = ownRoot();
const empty = { user: '', password: '', note: '', cpf: '', cents: null as number | null, date: null as string | null };

const send = vi.fn<(values: typeof empty) => void>();
beforeEach(() => send.mockReset());

/** A form whose submit button is disabled until there is a user name. */
function Form() {
  const [values, setValues] = useState(empty);
  const field = <Name extends keyof typeof empty>(name: Name) => ({
    value: values[name],
    onChange: (value: (typeof empty)[Name]) => setValues((current) => ({ ...current, [name]: value })),
  });
  return (
    <UiProvider>
      <FilterBar
        label="Filtros"
        onSubmit={() => send(values)}
        submitDisabledReason={values.user ? undefined : 'Informe o usuário'}
      >
        <TextField label="Usuário" {...field('user')} />
        <PasswordField label="Senha" {...field('password')} />
        <TextArea label="Observação" {...field('note')} />
        <CpfField label="CPF" {...field('cpf')} />
        <MoneyField label="Valor" {...field('cents')} />
        <DateField label="Data" {...field('date')} />
      </FilterBar>
    </UiProvider>
  );
}

const boxOf = (label: string) => page.getByLabelText(label, { exact: true }).element() as HTMLInputElement;

/** Writes like autofill, which bypasses the `value` property that React defines on the element. */
function writeSilently(label: string, text: string) {
  const box = boxOf(label);
  const prototype = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Reflect.set(prototype, 'value', text, box);
}

const written = {
  Usuário: 'mariana.s',
  Senha: 'certa',
  Observação: 'Retorno em maio',
  CPF: '529.982.247-25',
  Valor: '1.234,50',
  Data: '02/05/1990',
};
const read = {
  user: 'mariana.s',
  password: 'certa',
  note: 'Retorno em maio',
  cpf: '52998224725',
  cents: 123450,
  date: '1990-05-02',
};

// spec: x.71
test('texts that were filled in without an event are read when the form is sent, and enable its button', async () => {
  show(<Form />);
  for (const [label, text] of Object.entries(written)) writeSilently(label, text);
  // The press reads the user, which enables the button.
  await userEvent.click(page.getByRole('button', { name: 'Pesquisar' }), { force: true });
  expect(send.mock.calls).toEqual([[read]]);
});

test('Enter in another field submits values that a script wrote into the element', async () => {
  show(<Form />);
  await userEvent.fill(page.getByLabelText('Usuário'), 'mariana.s');
  for (const [label, text] of Object.entries(written)) boxOf(label).value = text;
  boxOf('Usuário').focus();
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[read]]);
});

test('texts that were filled in without an event stay when the focus moves and the form renders again', async () => {
  show(<Form />);
  boxOf('Usuário').focus();
  for (const [label, text] of Object.entries(written)) writeSilently(label, text);
  await userEvent.keyboard('{Tab}');
  expect(boxOf('CPF').value).toBe('529.982.247-25');
  await userEvent.click(page.getByRole('button', { name: 'Pesquisar' }));
  expect(send.mock.calls).toEqual([[read]]);
});

test('texts that were filled in without an event are read when a script submits the form', () => {
  show(<Form />);
  writeSilently('Usuário', 'mariana.s');
  boxOf('Usuário').form?.requestSubmit();
  expect(send.mock.calls).toEqual([[{ ...empty, user: 'mariana.s' }]]);
});

test('typed texts are sent unchanged, and the caret does not move', async () => {
  show(<Form />);
  await userEvent.fill(page.getByLabelText('Usuário'), 'mariana.s');
  await userEvent.fill(page.getByLabelText('CPF'), '52998224725');
  const box = boxOf('Usuário');
  box.focus();
  box.setSelectionRange(3, 3);
  await userEvent.keyboard('{Enter}');
  expect(send.mock.calls).toEqual([[{ ...empty, user: 'mariana.s', cpf: '52998224725' }]]);
  expect(box.selectionStart).toBe(3);
});
