import { expect, test } from 'vitest';
import { completeDate } from './completeDate.ts';
import { maskDate, padBySeparator, readDateDigits } from './dateMask.ts';
import { judgeDate } from './judgeDate.ts';

const rules = { minYear: 1900, maxYear: 2100, allowFuture: false, today: '2026-11-20' };

test.each([
  ['', null, undefined],
  ['20/11/2026', '2026-11-20', undefined],
  ['29/02/2028', null, 'future'],
  ['21/11/2026', null, 'future'],
  ['29/02/2024', '2024-02-29', undefined],
  ['29/02/2023', null, 'nonexistent'],
  ['31/04/2026', null, 'nonexistent'],
  ['00/01/2026', null, 'nonexistent'],
  ['10/13/2026', null, 'nonexistent'],
  ['31/12/1899', null, 'year'],
  ['01/01/1900', '1900-01-01', undefined],
  ['01/01/2101', null, 'year'],
  ['31/02/1800', null, 'year'],
  ['20/11/202', null, 'incomplete'],
  ['2', null, 'incomplete'],
])('“%s” is judged %s, %s', (text, iso, problem) => {
  expect(judgeDate(text, rules)).toEqual(problem ? { iso, problem } : { iso });
});

test('the last year is the rule’s own, with the future allowed', () => {
  expect(judgeDate('31/12/2100', { ...rules, allowFuture: true }).iso).toBe('2100-12-31');
});

test.each([
  ['20', '20/11/2026'],
  ['05/03', '05/03/2026'],
  ['05/03/26', '05/03/2026'],
  ['05/03/36', '05/03/2036'],
  ['05/03/37', '05/03/1937'],
  ['05/03/202', '05/03/202'],
  ['5', '5'],
  ['', ''],
])('leaving “%s” makes it “%s”', (text, completed) => {
  expect(completeDate(text, '2026-11-20')).toBe(completed);
});

test.each([
  ['1', '01'],
  ['123', '1203'],
  ['12', '12'],
  ['0', '0'],
  ['', ''],
])('a separator after “%s” makes it “%s”', (digits, padded) => {
  expect(padBySeparator(digits)).toBe(padded);
});

test('typed text keeps eight digits and gets its slashes', () => {
  expect(maskDate(readDateDigits('a20-11.2026999'))).toBe('20/11/2026');
  expect(maskDate('20')).toBe('20');
  expect(maskDate('201')).toBe('20/1');
});
