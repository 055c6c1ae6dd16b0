import { expect, test } from 'vitest';
import type { DateRules } from './validateDate.ts';
import { stepDate } from './stepDate.ts';

const rules: DateRules = { minYear: 1900, maxYear: 2100, allowFuture: true, today: '2026-11-20' };

test.each([
  [{ days: 1 }, '01/03/2026'],
  [{ days: -1 }, '27/02/2026'],
  [{ months: 1 }, '28/03/2026'],
  [{ months: -12 }, '28/02/2025'],
  [{ days: 7, months: 1 }, '07/04/2026'],
  [{}, '28/02/2026'],
])('a step of %o from 28/02/2026 goes to %s', (step, text) => {
  expect(stepDate('28/02/2026', step, rules)).toBe(text);
});

test.each<[more: Partial<DateRules>, start: string]>([
  [{}, '20/11/2026'],
  [{ maxDate: '2026-10-31' }, '31/10/2026'],
  [{ minDate: '2027-01-05' }, '05/01/2027'],
  [{ maxYear: 2025 }, '31/12/2025'],
])('with %o the first step of a box without a date goes to %s', (more, start) => {
  for (const text of ['', '12/1', '31/02/2026'])
    expect(stepDate(text, { days: -1 }, { ...rules, ...more })).toBe(start);
});

test.each<[more: Partial<DateRules>, text: string, up: string]>([
  [{ maxDate: '2026-11-30' }, '01/12/2026', '02/12/2026'],
  [{ allowFuture: false }, '21/11/2026', '22/11/2026'],
  [{ isDateUnavailable: () => 'Feriado' }, '05/12/2026', '06/12/2026'],
  [{}, '31/12/1899', '01/01/1900'],
  [{}, '01/01/2101', '02/01/2101'],
])('with %o a step goes from %s, which is refused, to %s and back', (more, text, up) => {
  const refusing = { ...rules, ...more };
  expect(stepDate(text, { days: 1 }, refusing)).toBe(up);
  expect(stepDate(up, { days: -1 }, refusing)).toBe(text);
});

test.each(['31/12/9999', '01/01/0099', '01/01/0000'])(
  'a step from %s, at the limit of dates that can be written, goes to today',
  (text) => {
    expect(stepDate(text, { days: 1 }, rules)).toBe('20/11/2026');
  },
);
