import { daysBetween } from '@oraculo/ui';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, isDay, showDate, showDateTime, showTime } from './dates.ts';

test.each<[string | null | undefined, string, string]>([
  [new Date(2026, 10, 25, 9, 5).toISOString(), '25/11/2026', '25/11/2026 - 09:05'],
  ['2026-01-02', '02/01/2026', '02/01/2026 - 00:00'],
  ['2026-11-25T23:59:00', '25/11/2026', '25/11/2026 - 23:59'],
  ['2026-13-45', '-', '-'],
  ['ontem', '-', '-'],
  ['', '-', '-'],
  [null, '-', '-'],
  [undefined, '-', '-'],
])('%s is shown as the date %s, and with its time as %s', (instant, date, moment) => {
  expect(showDate(instant)).toBe(date);
  expect(showDateTime(instant)).toBe(moment);
});

test('a time of the day has two digits for its hour and its minute', () => {
  expect(showTime(new Date(2026, 10, 25, 7, 3))).toBe('07:03');
  expect(showTime(new Date(2026, 10, 25, 19, 30))).toBe('19:30');
});

test.each([
  ['2026-11-25', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-2', false],
  ['x2026-11-25', false],
  ['+002026-11-25', false],
  ['2026-11-25T00:00', false],
  ['20261125', false],
  ['', false],
])('“%s” is read as a calendar day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('dayBefore returns a valid day that is the given number of days earlier', () => {
  const days = fc.date({ min: new Date(1950, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10);
      const before = dayBefore(day, count);
      expect(isDay(before)).toBe(true);
      expect(before <= day).toBe(true);
      expect(daysBetween(before, day)).toBe(count);
    }),
  );
});

test.each([
  ['2026-03-01', 1, '2026-02-28'],
  ['2024-03-01', 1, '2024-02-29'],
  ['2026-01-01', 31, '2025-12-01'],
])('%s minus %d days is %s', (day, count, before) => {
  expect(dayBefore(day, count)).toBe(before);
});
