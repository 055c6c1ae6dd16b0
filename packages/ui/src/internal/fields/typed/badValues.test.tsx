// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { TimeRangeField } from '../../../components/TimeRangeField/TimeRangeField.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

test.each([
  ['date', () => <DateField label="Data" value="20/11/2026" onChange={() => {}} />, 'date field'],
  [
    'period',
    () => <DateRangePicker label="Período" value={{ start: '01/11/2026', end: '2026-11-31' }} onChange={() => {}} />,
    'date field',
  ],
  [
    'default period',
    () => <DateRangePicker label="Período" defaultValue={{ start: '2026-11', end: '2026-11-20T08:30' }} />,
    'date field',
  ],
  ['month', () => <MonthField label="Competência" value="11/2026" onChange={() => {}} />, 'month field'],
  ['default month', () => <MonthField label="Competência" defaultValue="2026-13" />, 'month field'],
  ['time', () => <TimeField label="Início" value="8:30" onChange={() => {}} />, 'time field'],
  ['amount', () => <MoneyField label="Valor" value={12.5} onChange={() => {}} />, 'money field'],
  ['default amount', () => <MoneyField label="Valor" defaultValue={Number.NaN} />, 'money field'],
  ['number', () => <NumberField label="Peso" decimals={1} value="72,5" onChange={() => {}} />, 'number field'],
  ['default number', () => <NumberField label="Peso" defaultValue={72 as unknown as string} />, 'number field'],
  [
    'range of times',
    () => <TimeRangeField label="Turno" value={{ start: '8:00', end: '24:00' }} onChange={() => {}} />,
    'time field',
  ],
  ['default time', () => <TimeField label="Início" defaultValue="2026-11-20T08:30" />, 'time field'],
])('an invalid %s is shown as empty, and warns in development', (_what, show, name) => {
  render(show());
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveProperty('value', '');
  expect(warn.mock.calls.flat().join()).toContain(`is not valid for a ${name}`);
});

type Tell = (value: unknown) => void;

describe('an invalid limit or step is ignored, and warns in development', () => {
  const number = 'a number field: use a decimal text';
  test.each<[string, (onChange: Tell) => ReactNode, string, unknown, string]>([
    ['the minimum of a number', (tell) => <NumberField label="Peso" min="0,5" onChange={tell} />, '72', '72', number],
    [
      'the maximum of a number',
      (tell) => <NumberField label="Peso" max="100%" decimals={1} onChange={tell} />,
      '72,5',
      '72.5',
      number,
    ],
    ['a step of zero', (tell) => <NumberField label="Peso" step="0" onChange={tell} />, '72', '72', 'a step'],
    ['a step with a comma', (tell) => <NumberField label="Peso" step="0,1" onChange={tell} />, '72', '72', number],
    [
      'the minimum of an amount',
      (tell) => <MoneyField label="Valor" minCents={0.5} onChange={tell} />,
      '12,50',
      1250,
      'a money',
    ],
    [
      'the maximum of an amount',
      (tell) => <MoneyField label="Valor" maxCents={Infinity} onChange={tell} />,
      '12,50',
      1250,
      'a money',
    ],
    [
      'the earliest time',
      (tell) => <TimeField label="Início" minTime="7:00" onChange={tell} />,
      '08:00',
      '08:00',
      'a time',
    ],
    ['the latest time', (tell) => <TimeField label="Início" maxTime="" onChange={tell} />, '08:00', '08:00', 'a time'],
  ])('%s', (_what, show, text, value, kind) => {
    const tell = vi.fn<Tell>();
    render(show(tell));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
    expect(tell).toHaveBeenLastCalledWith(value);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
    expect(warn.mock.calls.flat().join()).toContain(`is not valid for ${kind}`);
  });
});

test.each<[string, (onChange: Tell) => ReactNode, unknown]>([
  [
    'an amount by one real',
    (tell) => <MoneyField label="Valor" defaultValue={100} stepCents={-50} onChange={tell} />,
    200,
  ],
  [
    'a time by five minutes',
    (tell) => <TimeField label="Início" defaultValue="08:00" stepMinutes={2.5} onChange={tell} />,
    '08:05',
  ],
])('an arrow key changes %s if the step is invalid, and development warns', (_what, show, value) => {
  const tell = vi.fn<Tell>();
  render(show(tell));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowUp' });
  expect(tell).toHaveBeenLastCalledWith(value);
  expect(warn.mock.calls.flat().join()).toContain('is not valid for a step');
});

test('a preset with an invalid time cannot be chosen and shows the reason, and development warns', () => {
  const night = { label: 'Noite', start: '19:00', end: '25:00' };
  render(<TimeRangeField label="Turno" presets={[night]} />);
  const refused = { name: 'Noite', description: 'Hora inexistente' };
  expect(screen.getByRole('button', refused).ariaDisabled).toBe('true');
  expect(warn.mock.calls.flat().join()).toContain('“25:00” is not valid for a time field');
});
