import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../../../components/Select/Select.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const options = Array.from({ length: 60 }, (_, index) => ({ value: index + 1, label: `Operadora ${index + 1}` }));

const page = ownRoot();

const field = () => screen.getByRole('combobox');

async function show(value: number | null, shown = options) {
  page.render(<Select label="Operadora" options={shown} value={value} onChange={() => {}} />);
  await expect.poll(() => screen.queryByRole('combobox')).not.toBeNull();
}

/** The text of the active option, if the option is fully visible in the list. */
function activeInSight() {
  const row = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  const list = screen.queryByRole('listbox');
  if (!row || !list) return null;
  const [one, all] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  return one.top >= all.top - 1 && one.bottom <= all.bottom + 1 ? row.textContent : 'out of sight';
}

test.each([
  ['{ArrowDown}', 40, 'Operadora 40'],
  ['{ArrowUp}', 40, 'Operadora 40'],
  ['{ArrowUp}', null, 'Operadora 60'],
  ['{ArrowDown}', null, 'Operadora 1'],
])('%s opens a list of 60 options, with the value %s, at the option %s', async (key, value, label) => {
  await show(value);
  field().focus();
  await userEvent.keyboard(key);
  await expect.poll(activeInSight).toBe(label);
});

test('a list that a press opens shows the chosen option', async () => {
  await show(40);
  await userEvent.click(field());
  await expect.poll(activeInSight).toBe('Operadora 40');
});

test('a list whose options load late opens at the active one, which stays active when more options load', async () => {
  await show(null, []);
  field().focus();
  await userEvent.keyboard('{ArrowUp}');
  await show(null, options.slice(0, 30));
  await expect.poll(activeInSight).toBe('Operadora 30');
  await show(null);
  await expect.poll(() => screen.getAllByRole('option')).toHaveLength(60);
  expect(activeInSight()).toBe('Operadora 30');
});

test('PageDown and PageUp keep the active option visible', async () => {
  await show(null);
  field().focus();
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}');
  expect(activeInSight()).toBe('Operadora 21');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(activeInSight()).toBe('Operadora 1');
});

test('a list with more options than it shows opens on the chosen option', async () => {
  const many = Array.from({ length: 400 }, (_, index) => ({ value: index + 1, label: `Operadora ${index + 1}` }));
  await show(333, many);
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeInSight).toBe('Operadora 333');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Operadora 333');
  await expect.poll(() => screen.getAllByRole('option')).toHaveLength(100);
  await userEvent.keyboard('{ArrowDown}');
  expect(activeInSight()).toBe('Operadora 1');
});

test('typing scrolls the list back to its first match', async () => {
  await show(null);
  field().focus();
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}');
  expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(0);
  await userEvent.keyboard('o');
  expect(screen.getByRole('listbox').scrollTop).toBe(0);
});
