import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion } from '../Accordion/Accordion.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
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

test('errors that arrive after the attempt, as from a server, take the focus once', async () => {
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

test('an attempt that was cancelled does not wait for errors', async () => {
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

test('an error of text typed after a refusal without errors leaves the focus in the field', async () => {
  render(<CheckedAtEachKey />);
  await userEvent.click(field);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  await expect.element(summary).toBeVisible();
  await expect.element(field).toHaveFocus();
});

const city = (
  <select aria-label="Cidade" defaultValue="sp">
    <option value="sp">São Paulo</option>
  </select>
);
const closedSection = (
  <Disclosure title="Endereço">
    <TextField id="place" label="Cidade" />
  </Disclosure>
);
const details = (
  <details>
    <summary>Mais</summary>
    <TextField id="place" label="Cidade" />
  </details>
);

function Group({ first }: { first: ReactNode }) {
  return (
    <fieldset id="place">
      {first}
      {city}
    </fieldset>
  );
}

test.each<[string, ReactNode]>([
  ['in a closed section', closedSection],
  [
    'in a closed section of a closed section',
    <Disclosure key="1" title="Endereço">
      <Accordion
        items={[
          { id: 'a', title: 'Rua', content: 'Sem campo' },
          { id: 'b', title: 'Município', content: <TextField id="place" label="Cidade" /> },
        ]}
      />
    </Disclosure>,
  ],
  ['in closed details', details],
  ['that is disabled and says why', <TextField key="2" id="place" label="Cidade" disabledReason="Escolha o estado" />],
  ['after a choice that is disabled', <Group key="3" first={<input type="radio" disabled defaultChecked />} />],
  ['after a hidden input', <Group key="4" first={<input type="hidden" name="place" />} />],
  ['that is a list with a chosen option', <Group key="5" first={null} />],
])('a link leads to a field %s', async (_where, place) => {
  render(
    <>
      <ErrorSummary attempt={0} problems={[{ fieldId: 'place', message: 'Escolha a cidade' }]} />
      {place}
    </>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Escolha a cidade' }));
  await expect.element(page.getByLabelText('Cidade')).toHaveFocus();
  await expect.element(page.getByLabelText('Cidade')).toBeVisible();
});

test('a link leads to the end of a period if the end is invalid', async () => {
  render(
    <>
      <ErrorSummary attempt={0} problems={[{ fieldId: 'until', message: 'Data final obrigatória' }]} />
      <DateRangePicker id="period" label="Período" startId="from" endId="until" endError="Data final obrigatória" />
    </>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Data final obrigatória' }));
  await expect.element(page.getByRole('textbox', { name: 'Até:' })).toHaveFocus();
});

test('a link to a field that cannot be focused scrolls to it, and the link keeps the focus', async () => {
  render(
    <>
      <ErrorSummary attempt={0} problems={[{ fieldId: 'place', message: 'Escolha a cidade' }]} />
      <div style={{ height: 3000 }} />
      <input id="place" aria-label="Cidade" disabled />
    </>,
  );
  const link = page.getByRole('link', { name: 'Escolha a cidade' });
  await userEvent.click(link);
  await expect.element(page.getByLabelText('Cidade')).toBeInViewport();
  await expect.element(link).toHaveFocus();
});

test('a link to a field that was removed leaves the focus and warns the developer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<ErrorSummary attempt={0} problems={[{ fieldId: 'gone', message: 'Escolha a cidade' }]} />);
  const link = page.getByRole('link', { name: 'Escolha a cidade' });
  await userEvent.click(link);
  await expect.element(link).toHaveFocus();
  expect(warn).toHaveBeenCalledExactlyOnceWith('@oraculo/ui: error-summary: no element has the id “gone”.');
  warn.mockRestore();
});

test('of two summaries the one of the refused form takes the focus, also with the same errors as before', async () => {
  const two = (first: number, second: number) => (
    <>
      <ErrorSummary attempt={first} problems={problems} title="Prestador" />
      <ErrorSummary attempt={second} problems={problems} title="Endereço" />
      <button type="button">Salvar</button>
    </>
  );
  const { rerender } = render(two(0, 0));
  for (const [first, second, name] of [
    [0, 1, 'Endereço'],
    [1, 1, 'Prestador'],
    [1, 2, 'Endereço'],
  ] as const) {
    await userEvent.click(page.getByRole('button'));
    rerender(two(first, second));
    await expect.element(page.getByRole('region', { name })).toHaveFocus();
  }
});
