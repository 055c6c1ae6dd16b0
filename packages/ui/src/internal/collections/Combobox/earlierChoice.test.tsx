// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../components/Select/Select.tsx';

const north = { value: 1, label: 'Saúde Norte' };
const south = { value: 2, label: 'Vida Sul' };
const ignore = () => {};
afterEach(cleanup);

test('an earlier choice shows its label when a reset restores it, although the server’s list now lacks it', () => {
  const field = { label: 'Operadora', onSearch: ignore, onChange: ignore };
  const { rerender } = render(<Select {...field} options={[north]} value={1} />);
  rerender(<Select {...field} options={[south]} value={2} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Vida Sul');
  rerender(<Select {...field} options={[south]} value={1} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Saúde Norte');
});

test('a choice keeps its chip when the server’s next list lacks it', () => {
  const field = { label: 'Operadoras', onSearch: ignore, onChange: ignore, value: [1] };
  const { rerender } = render(<MultiSelect {...field} options={[north]} />);
  rerender(<MultiSelect {...field} options={[south]} />);
  expect(screen.getByRole('button', { name: /Saúde Norte/ })).toBeDefined();
});
