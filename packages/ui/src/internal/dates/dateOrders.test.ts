import { describe, expect, test } from 'vitest';
import { completeCentury, completeDate, farthestDay } from './completeDate.ts';
import { type DateOrder, dateOrderOf } from './dateOrder.ts';
import { firstWeekdayOf } from './firstWeekday.ts';
import { formatDate } from './formatDate.ts';
import { validateDate } from './validateDate.ts';
import { readPastedDate } from './readPastedDate.ts';
import { stepDate } from './stepDate.ts';
import { monthWeeks } from './Calendar/monthWeeks.ts';
import { dayByKey } from './Calendar/calendarKeys.ts';

const today = '2026-11-20';
const rulesOf = (order: DateOrder) => ({ minYear: 1900, maxYear: 2100, allowFuture: true, today, order });

test.each([
  ['pt-BR', 'dmy', 0],
  ['en', 'dmy', 0],
  ['en-US', 'mdy', 0],
  ['en-GB', 'dmy', 1],
  ['es', 'dmy', 1],
  ['es-MX', 'dmy', 0],
] as const)('%s writes %s and begins its weeks on day %s', (locale, order, weekday) => {
  expect(dateOrderOf(locale)).toBe(order);
  expect(firstWeekdayOf(locale)).toBe(weekday);
});

test.each([
  ['dmy', '2026-11-03', '03/11/2026'],
  ['mdy', '2026-11-03', '11/03/2026'],
] as const)('in %s the day %s is written and read as %s', (order, iso, text) => {
  expect(formatDate(iso, order)).toBe(text);
  expect(validateDate(text, rulesOf(order)).value).toBe(iso);
});

test.each([
  ['13/01/2026', 'nonexistent'],
  ['02/29/2026', 'nonexistent'],
  ['11/20/202', 'incomplete'],
  ['11/20/1899', 'invalidYear'],
])('with the month first “%s” has the problem %s', (text, problem) => {
  expect(validateDate(text, rulesOf('mdy'))).toMatchObject({ value: null, problem });
});

test.each([
  ['11/03', '11/03/2026'],
  ['11/03/26', '11/03/2026'],
  ['11/03/37', '11/03/1937'],
  ['11', '11'],
  ['11/20/2026', '11/20/2026'],
])('with the month first “%s” becomes “%s” on blur', (text, completed) => {
  expect(completeDate(text, today, farthestDay(today), 'mdy')).toBe(completed);
});

test('with the month first `completeCentury` completes only a two-digit year', () => {
  expect(completeCentury('11/21/26', today, '2026-11-20', 'mdy')).toBe('11/21/1926');
  expect(completeCentury('11/21', today, '2026-11-20', 'mdy')).toBe('11/21');
});

test('an arrow goes to the next day whatever the order', () => {
  expect(stepDate('01/31/2026', { days: 1 }, rulesOf('mdy'))).toBe('02/01/2026');
  expect(stepDate('', { days: 1 }, rulesOf('mdy'))).toBe('11/20/2026');
});

describe('a pasted date', () => {
  test.each<[DateOrder, string, string | undefined]>([
    ['mdy', '11/03/2026', '11/03/2026'],
    ['mdy', '11-3-26', '11/03/2026'],
    ['mdy', '2026-11-03', '11/03/2026'],
    ['mdy', 'November 3, 2026', '11/03/2026'],
    ['mdy', 'Nov 3rd, 2026', '11/03/2026'],
    ['mdy', '3 Nov 2026', '11/03/2026'],
    ['mdy', '11/3/2026, 4:30 PM', '11/03/2026'],
    ['mdy', '13/01/2026', '13/01/2026'],
    ['dmy', '3rd of November 2026', '03/11/2026'],
    ['dmy', '3 de noviembre de 2026', '03/11/2026'],
    ['dmy', '15 dic 2026', '15/12/2026'],
    ['dmy', '1 de janeiro de 2026', '01/01/2026'],
    ['dmy', 'maybe 3', undefined],
  ])('in %s “%s” is written as %s', (order, text, written) => {
    const read = readPastedDate(text, today, farthestDay(today), order);
    expect(typeof read === 'object' ? read.text : undefined).toBe(written);
  });

  test.each<[DateOrder, string, string, string]>([
    ['mdy', '11/01/2026 - 11/20/2026', '11/01/2026', '11/20/2026'],
    ['mdy', '11/1 to 11/20/2026', '11/01/2026', '11/20/2026'],
    ['mdy', 'Nov 1, 2026 through Nov 20, 2026', '11/01/2026', '11/20/2026'],
    ['dmy', 'del 1 al 20 de noviembre de 2026', '01/11/2026', '20/11/2026'],
    ['dmy', '1 to 20 November 2026', '01/11/2026', '20/11/2026'],
  ])('in %s the range “%s” is written as %s and %s', (order, text, start, end) => {
    expect(readPastedDate(text, today, farthestDay(today), order)).toEqual({ text: start, end });
  });
});

test('in a week that begins on Monday, Sunday is in the last column', () => {
  const [sunday] = monthWeeks(2026, 11);
  const [monday, second] = monthWeeks(2026, 11, 1);
  expect(sunday?.[0]).toBe('2026-11-01');
  expect(monday?.[6]).toBe('2026-11-01');
  expect(second?.[0]).toBe('2026-11-02');
});

test('Home and End go to the ends of the shown week', () => {
  const press = (key: string) => ({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false });
  // A Friday.
  expect(dayByKey(press('Home'), today, 0)).toBe('2026-11-15');
  expect(dayByKey(press('Home'), today, 1)).toBe('2026-11-16');
  expect(dayByKey(press('End'), today, 1)).toBe('2026-11-22');
});
