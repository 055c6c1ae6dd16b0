// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';

afterEach(cleanup);

const nothing = () => {};
const cities = [{ value: 'sp', label: 'São Paulo' }];
const period = { start: '2026-11-01', end: '2026-11-20' };
const texts = () => [...document.querySelectorAll('input')].map(({ value }) => value);

test.each<[string, (has: boolean) => ReactNode, string[]]>([
  ['a text', (has) => <TextField label="Nome" value={has ? 'Ana' : undefined} onChange={nothing} />, ['Ana']],
  ['a CPF', (has) => <CpfField label="CPF" value={has ? '529' : undefined} onChange={nothing} />, ['529']],
  ['an amount', (has) => <MoneyField label="Valor" value={has ? 1250 : undefined} onChange={nothing} />, ['12,50']],
  [
    'a date',
    (has) => <DatePicker label="Dia" value={has ? '2026-11-20' : undefined} onChange={nothing} />,
    ['20/11/2026'],
  ],
  [
    'a period',
    (has) => <DateRangePicker label="Período" value={has ? period : undefined} onChange={nothing} />,
    ['01/11/2026', '20/11/2026'],
  ],
  [
    'a choice',
    (has) => <Select label="Cidade" options={cities} value={has ? 'sp' : undefined} onChange={nothing} />,
    ['São Paulo'],
  ],
])('a field with %s is empty when `value` becomes undefined', (_what, show, shown) => {
  const { rerender } = render(show(true));
  expect(texts()).toEqual(shown);
  rerender(show(false));
  expect(texts()).toEqual(shown.map(() => ''));
  rerender(show(true));
  expect(texts()).toEqual(shown);
});

test('a field without `value` keeps typed text, whatever value the parent set before', () => {
  const { rerender } = render(<TextField label="Nome" value="Ana" onChange={nothing} />);
  rerender(<TextField label="Nome" onChange={nothing} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bia' } });
  expect(texts()).toEqual(['Bia']);
});
