import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, daysInMonth, weekdayOf } from './isoDate.ts';

test.each([
  ['2026-03-01', '2026-03-31', 30],
  ['2026-03-01', '2026-04-01', 31],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-20', '2026-11-19', -1],
  ['1900-01-01', '2100-12-31', 73_413],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('centuries are leap years only every four hundred years', () => {
  expect([1900, 2000, 2026, 2028, 2100].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29, 28]);
});

test.each([
  ['2026-11-01', 0],
  ['2026-11-20', 5],
  ['1969-12-31', 3],
  ['1900-01-01', 1],
])('%s is weekday %i, counted from Sunday', (iso, weekday) => {
  expect(weekdayOf(iso)).toBe(weekday);
});
