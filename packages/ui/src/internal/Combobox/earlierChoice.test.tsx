// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Select } from '../../components/Select/Select.tsx';

const north = { value: 1, label: 'Saúde Norte' };
const south = { value: 2, label: 'Vida Sul' };
const ignore = () => {};
afterEach(cleanup);

test('an earlier choice of a server’s list shows its label when a reset brings it back', () => {
  const field = { label: 'Operadora', onSearch: ignore, onChange: ignore };
  const { rerender } = render(<Select {...field} options={[north]} value={1} />);
  rerender(<Select {...field} options={[south]} value={2} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Vida Sul');
  rerender(<Select {...field} options={[south]} value={1} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Saúde Norte');
});
