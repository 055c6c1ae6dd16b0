import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../components/Select/Select.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const options = [
  { value: 1, label: 'Santa Aurélia', subtitle: '12 credenciais' },
  { value: 2, label: 'Saúde Norte' },
  { value: 3, label: 'Vida Plena' },
];

const page = ownRoot();

const list = () => page.find<HTMLElement | null>('[role="listbox"]');
const rows = () => page.findAll('[role="option"]');

async function focusSelect(isNotEditable = false) {
  page.render(
    <UiProvider>
      <Select
        label="Operadora"
        options={options}
        disabledReason={isNotEditable ? 'Escolha antes o convênio' : undefined}
      />
    </UiProvider>,
  );
  await expect.poll(() => screen.queryByRole('combobox')).not.toBeNull();
  screen.getByRole('combobox').focus();
}

test('a focused field renders the rows of its closed list, hidden and without texts', async () => {
  await focusSelect();
  await expect.poll(rows).toHaveLength(options.length);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(list()?.checkVisibility()).toBe(false);
  expect(list()?.textContent).toBe('');
  expect(screen.getAllByLabelText('Operadora')).toEqual([screen.getByRole('combobox')]);
  expect(screen.getByRole('combobox').hasAttribute('aria-controls')).toBe(false);
});

test('the first key fills the prepared rows, and closing the list removes them', async () => {
  await focusSelect();
  await expect.poll(rows).toHaveLength(options.length);
  const [first] = rows();
  await userEvent.keyboard('s');
  expect(rows().map((row) => row.textContent)).toEqual(['Santa Aurélia12 credenciais', 'Saúde Norte']);
  expect(rows()[0]).toBe(first);
  await userEvent.keyboard('{Escape}');
  expect(list()).toBeNull();
});

test('the prepared rows are removed on blur', async () => {
  await focusSelect();
  await expect.poll(rows).toHaveLength(options.length);
  screen.getByRole('combobox').blur();
  await expect.poll(list).toBeNull();
});

test('a disabled field prepares no rows', async () => {
  await focusSelect(true);
  const firstIdle = new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  // An enabled field renders its rows by the second idle callback.
  await firstIdle.then(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(list()).toBeNull();
});
