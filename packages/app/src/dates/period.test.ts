import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pickedPeriodOf, periodOf, readPeriod, writePeriod } from './period.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const period = { start: '2026-11-02', end: '2026-11-20' };

test('a picker has both days of a period or neither', () => {
  expect(pickedPeriodOf(period)).toEqual(period);
  expect(pickedPeriodOf(null)).toEqual({ start: null, end: null });
});

test.each([
  ['both days', period, period],
  ['no start', { ...period, start: null }, null],
  ['no end', { ...period, end: null }, null],
  ['no day', { start: null, end: null }, null],
])('a picker with %s has a period only if both days are set', (_what, picked, read) => {
  expect(periodOf(picked)).toEqual(read);
});

test('a message of the picker is not part of a period', () => {
  expect(periodOf({ ...period, startProblem: 'Data inexistente' })).toEqual(period);
});

test.each<[string, string, number | undefined, typeof period | null]>([
  ['two days', '2026-11-02_2026-11-20', undefined, period],
  ['reversed days', '2026-11-20_2026-11-02', undefined, period],
  ['one day twice', '2026-11-20_2026-11-20', 0, { start: '2026-11-20', end: '2026-11-20' }],
  ['a day alone', '2026-11-20', undefined, null],
  ['three days', '2026-11-02_2026-11-20_2026-11-21', undefined, null],
  ['a first day that does not exist', '2026-02-30_2026-11-20', undefined, null],
  ['a last day that does not exist', '2026-11-02_2026-11-31', undefined, null],
  ['today as its end', '2026-11-02_2026-11-25', undefined, { start: '2026-11-02', end: '2026-11-25' }],
  ['tomorrow as its end', '2026-11-02_2026-11-26', undefined, null],
  [
    'the first day that a field accepts',
    '1900-01-01_2026-11-20',
    undefined,
    { start: '1900-01-01', end: '2026-11-20' },
  ],
  ['a day before 1900', '1899-12-31_2026-11-20', undefined, null],
  ['the maximum number of days', '2026-11-02_2026-11-20', 18, period],
  ['one day too many', '2026-11-02_2026-11-20', 17, null],
  ['nothing', '', undefined, null],
])('an address with %s is read as a valid period or as none', (_what, text, longest, read) => {
  expect(readPeriod(text, longest)).toEqual(read);
});

test('a written period reads back as the same period', () => {
  expect(writePeriod(period)).toBe('2026-11-02_2026-11-20');
  expect(readPeriod(writePeriod(period))).toEqual(period);
});
