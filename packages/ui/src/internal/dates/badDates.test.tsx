// @vitest-environment jsdom
import '../../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '../../components/DateField/DateField.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../components/MonthField/MonthField.tsx';
import { preloadCalendar } from './DateInput/lazyCalendar.ts';
import { formatDatePtBR } from './formatDatePtBR.ts';

const warn = vi.spyOn(console, 'warn');
/** Each value is used once in this file, because development warns only once per sentence. */
const warnings = () => warn.mock.calls.flat().join();
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

type Tell = (value: string | null) => void;

test.each<[limit: string, show: (tell: Tell) => ReactNode, text: string, value: string]>([
  ['first day', (tell) => <DateField label="Data" minDate="21/11/2026" onChange={tell} />, '20/11/2026', '2026-11-20'],
  ['last day', (tell) => <DateField label="Data" maxDate="19/11/2026" onChange={tell} />, '20/11/2026', '2026-11-20'],
  [
    'today',
    (tell) => <DateField label="Data" allowFuture={false} today="11-20-2026" onChange={tell} />,
    '20/11/2025',
    '2025-11-20',
  ],
  ['first month', (tell) => <MonthField label="Mês" minMonth="31/2026" onChange={tell} />, '11/2026', '2026-11'],
  ['last month', (tell) => <MonthField label="Mês" maxMonth="10/2026" onChange={tell} />, '11/2026', '2026-11'],
])('an invalid %s is ignored, and development warns', (_limit, show, text, value) => {
  const tell = vi.fn<Tell>();
  render(show(tell));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  expect(tell).toHaveBeenLastCalledWith(value);
  expect(warnings()).toMatch(/is not valid for a (?:date|month) field/);
});

const good = { label: 'Hoje', date: '2026-11-20', start: '2026-11-20', end: '2026-11-20' };

test.each<[what: string, show: () => ReactNode]>([
  [
    'date',
    () => <DatePicker label="Data" today={good.date} presets={[good, { label: 'Natal', date: '25/12/2026' }]} />,
  ],
  [
    'period',
    () => (
      <DateRangePicker
        label="Período"
        today={good.date}
        presets={[good, { label: 'Natal', start: good.start, end: '2026-12-25T00:00Z' }]}
      />
    ),
  ],
])('a preset with an invalid %s cannot be chosen and shows the reason, and development warns', async (_what, show) => {
  await preloadCalendar();
  render(show());
  fireEvent.click(screen.getAllByRole('button', { name: /Abrir calendário/ })[0] as HTMLElement);
  const refused = { name: 'Natal', description: 'Data inexistente' };
  expect((await screen.findByRole('button', refused)).ariaDisabled).toBe('true');
  expect(warnings()).toContain('is not valid for a date field');
});

test.each(['24/12/2026', '2026-12-24T23:00:00-03:00', '2026-02-30'])(
  '`formatDatePtBR` returns the invalid date “%s” unchanged, and development warns',
  (value) => {
    expect(formatDatePtBR(value)).toBe(value);
    expect(warnings()).toContain(`“${value}” is not valid for formatDatePtBR`);
  },
);
