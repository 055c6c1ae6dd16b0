// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '../../components/DateField/DateField.tsx';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../components/MonthField/MonthField.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { TimeField } from '../../components/TimeField/TimeField.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

test.each([
  ['a date', () => <DateField label="Data" value="20/11/2026" onChange={() => {}} />, 'date field'],
  [
    'a period',
    () => <DateRangePicker label="Período" value={{ start: '01/11/2026', end: '2026-11-31' }} onChange={() => {}} />,
    'date field',
  ],
  [
    'a first period',
    () => <DateRangePicker label="Período" defaultValue={{ start: '2026-11', end: '2026-11-20T08:30' }} />,
    'date field',
  ],
  ['a month', () => <MonthField label="Competência" value="11/2026" onChange={() => {}} />, 'month field'],
  ['a first month', () => <MonthField label="Competência" defaultValue="2026-13" />, 'month field'],
  ['a time', () => <TimeField label="Início" value="8:30" onChange={() => {}} />, 'time field'],
  ['an amount', () => <MoneyField label="Valor" value={12.5} onChange={() => {}} />, 'money field'],
  ['a first amount', () => <MoneyField label="Valor" defaultValue={Number.NaN} />, 'money field'],
  ['a number', () => <NumberField label="Peso" decimals={1} value="72,5" onChange={() => {}} />, 'number field'],
  ['a first number', () => <NumberField label="Peso" defaultValue={72 as unknown as string} />, 'number field'],
  ['a first time', () => <TimeField label="Início" defaultValue="2026-11-20T08:30" />, 'time field'],
])('%s that is none shows nothing, and development says so', (_what, show, name) => {
  render(show());
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveProperty('value', '');
  expect(warn.mock.calls.flat().join()).toContain(`is no value of a ${name}`);
});
