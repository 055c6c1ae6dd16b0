// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../components/Select/Select.tsx';

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
])('%s opens a list whose options are loading: Enter chooses %s once they have loaded', (key, label, value) => {
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

test('the chosen option is active after the options have loaded', () => {
  const field = { label: 'Marca', value: 2, onChange: () => {} };
  const { rerender } = render(<Select {...field} options={[]} isLoading />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  rerender(<Select {...field} options={brands} />);
  expect(activeLabel()).toBe('Vida Sul');
});

test('no option becomes active after loading if a press opened the list', () => {
  const field = { label: 'Marca', value: null, onChange: () => {} };
  const { rerender } = render(<Select {...field} options={[]} isLoading />);
  fireEvent.click(screen.getByRole('combobox'));
  rerender(<Select {...field} options={brands} />);
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(activeLabel()).toBeNull();
});

test('typing and deleting a character within the debounce keeps the pending request', () => {
  vi.useFakeTimers();
  const requests: [text: string, signal: AbortSignal][] = [];
  const onSearch = (text: string, { signal }: { signal: AbortSignal }) => void requests.push([text, signal]);
  render(<Select label="Marca" options={brands} value={null} onChange={() => {}} onSearch={onSearch} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  type('vid');
  act(() => void vi.advanceTimersByTime(300));
  type('vidq');
  act(() => void vi.advanceTimersByTime(100));
  type('vid');
  act(() => void vi.advanceTimersByTime(300));
  expect(requests.map(([text, { aborted }]) => [text, aborted])).toEqual([['vid', false]]);
  type('vidq');
  act(() => void vi.advanceTimersByTime(300));
  expect(requests.map(([text, { aborted }]) => [text, aborted])).toEqual([
    ['vid', true],
    ['vidq', false],
  ]);
  vi.useRealTimers();
});

test.each([
  ['follows its option to its position in the next answer', [{ value: 7, label: 'Vida Norte' }, ...brands], 'Vida Sul'],
  ['is on no option if the next answer lacks its option', [{ value: 7, label: 'Vida Norte' }], null],
])('the active option %s', (_title, options, label) => {
  const field = { label: 'Marca', value: null, onChange: () => {}, onSearch: () => {} };
  const { rerender } = render(<Select {...field} options={brands} />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  expect(activeLabel()).toBe('Vida Sul');
  rerender(<Select {...field} options={options} />);
  expect(activeLabel()).toBe(label);
});

test('a field that is disabled while its list is open closes it, and does not open it again when it is enabled', () => {
  const field = { label: 'Marca', value: null, onChange: () => {}, options: brands };
  const { rerender } = render(<Select {...field} />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  expect(screen.getByRole('listbox')).toBeDefined();
  rerender(<Select {...field} disabledReason="Escolha antes o convênio" />);
  expect(screen.queryByRole('listbox')).toBeNull();
  rerender(<Select {...field} />);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('removing a choice moves the focus to the combobox', () => {
  render(<MultiSelect label="Marcas" options={brands} defaultValue={[1, 2]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remover Vida Sul' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
