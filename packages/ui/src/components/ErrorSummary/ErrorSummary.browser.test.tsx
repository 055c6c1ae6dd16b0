import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';

afterEach(cleanup);

const problems: FieldProblem[] = [{ fieldId: 'name', message: 'Nome do prestador obrigatório' }];
const summary = page.getByRole('region', { name: 'Há 1 problema neste formulário' });
const field = page.getByRole('textbox', { name: 'Nome do prestador' });
const form = (attempt: number, found: FieldProblem[]) => (
  <>
    <ErrorSummary attempt={attempt} problems={found} />
    <TextField id="name" label="Nome do prestador" />
  </>
);

test('problems that come after the attempt, as a service answers them, take the focus once', async () => {
  const { rerender } = render(form(0, []));
  await userEvent.click(field);
  rerender(form(1, []));
  await expect.element(field).toHaveFocus();
  rerender(form(1, problems));
  await expect.element(summary).toHaveFocus();
  await userEvent.click(field);
  rerender(form(1, []));
  rerender(form(1, [...problems]));
  await expect.element(summary).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('an attempt that was taken back waits for no problem', async () => {
  const { rerender } = render(form(0, []));
  await userEvent.click(field);
  rerender(form(1, []));
  rerender(form(0, []));
  rerender(form(0, problems));
  await expect.element(summary).toBeVisible();
  await expect.element(field).toHaveFocus();
});

function CheckedAtEachKey() {
  const [name, setName] = useState('Clínica Aurora');
  return (
    <>
      <ErrorSummary attempt={1} problems={name === '' ? problems : []} />
      <TextField id="name" label="Nome do prestador" value={name} onChange={setName} />
    </>
  );
}

test('a problem of what is written after a refusal without any leaves the focus in the field', async () => {
  render(<CheckedAtEachKey />);
  await userEvent.click(field);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  await expect.element(summary).toBeVisible();
  await expect.element(field).toHaveFocus();
});
