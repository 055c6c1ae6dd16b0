// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from '../../components/Select/Select.tsx';

const brands = [
  { value: 1, label: 'Imagem Atlântica' },
  { value: 2, label: 'Vida Sul' },
];
afterEach(cleanup);

const activeLabel = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test.each([
  ['ArrowDown', 'Imagem Atlântica', 1],
  ['ArrowUp', 'Vida Sul', 2],
])('%s opens a list whose options are on their way: Enter takes %s once they come', (key, label, value) => {
  const onChange = vi.fn<(value: string | number | null) => void>();
  const field = { label: 'Marca', value: null, onChange };
  const { rerender } = render(<Select {...field} options={[]} isLoading />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key });
  expect(activeLabel()).toBeNull();
  rerender(<Select {...field} options={brands} />);
  expect(activeLabel()).toBe(label);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test('of options that were on their way the focus is on the chosen one', () => {
  const field = { label: 'Marca', value: 2, onChange: () => {} };
  const { rerender } = render(<Select {...field} options={[]} isLoading />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  rerender(<Select {...field} options={brands} />);
  expect(activeLabel()).toBe('Vida Sul');
});

test('a list that a press opened while its options were on their way has no focus of its own when they come', () => {
  const field = { label: 'Marca', value: null, onChange: () => {} };
  const { rerender } = render(<Select {...field} options={[]} isLoading />);
  fireEvent.click(screen.getByRole('combobox'));
  rerender(<Select {...field} options={brands} />);
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(activeLabel()).toBeNull();
});
