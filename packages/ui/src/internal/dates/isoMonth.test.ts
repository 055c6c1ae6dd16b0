import { expect, test } from 'vitest';
import {
  completeMonth,
  formatMonthPtBR,
  validateMonth,
  latestOfMonths,
  readPastedMonth,
  stepMonth,
} from './isoMonth.ts';

const today = '2026-11-20';
const tenYearsAhead = latestOfMonths(today, '2100-12');

test.each([
  ['11/2026', '2026-11'],
  ['1/2026', '2026-01'],
  ['2026-11', '2026-11'],
  ['nov/2026', '2026-11'],
  ['Novembro de 2026', '2026-11'],
  ['março 2026', '2026-03'],
  ['20/11/2026', '2026-11'],
  ['2026-11-20', '2026-11'],
  ['11.26', '2026-11'],
  ['nov/26', '2026-11'],
])('a pasted “%s” is the month %s', (text, month) => {
  expect(readPastedMonth(text, tenYearsAhead)).toBe(month);
});

test.each(['13/2026', '2026-00', '20/11', 'amanhã', ''])('a pasted “%s” is not a month', (text) => {
  expect(readPastedMonth(text, tenYearsAhead)).toBeNull();
});

test.each([
  ['11', '11/2026'],
  ['11/27', '11/2027'],
  ['1', '1'],
  ['11/202', '11/202'],
])('“%s” is completed to “%s”', (text, completed) => {
  expect(completeMonth(text, today, tenYearsAhead)).toBe(completed);
});

test.each([
  ['11/26', '2026-11', '11/2026'],
  ['12/26', '2026-11', '12/2026'],
  ['12/27', '2026-11', '12/2027'],
  ['01/28', '2026-11', '01/1928'],
  ['05/30', '2026-11', '05/1930'],
  ['05/98', '2026-11', '05/1998'],
  ['11/26', '2019-06', '11/2026'],
  ['01/31', '2030-12', '01/2031'],
  ['12/36', '2100-12', '12/2036'],
  ['01/37', '2100-12', '01/1937'],
])('“%s”, typed or pasted before the last month %s, becomes “%s”', (text, last, month) => {
  const latest = latestOfMonths(today, last);
  expect(completeMonth(text, today, latest)).toBe(month);
  for (const pasted of [text, `10/${text}`]) expect(formatMonthPtBR(readPastedMonth(pasted, latest))).toBe(month);
});

test.each([
  ['', null, undefined],
  ['11/20', null, 'incomplete'],
  ['13/2026', null, 'nonexistent'],
  ['12/1899', null, 'invalidYear'],
  ['12/2025', null, 'min'],
  ['01/2027', null, 'max'],
  ['11/2026', '2026-11', undefined],
])('with the limits of 2026 “%s” has the value %s and the problem %s', (text, value, problem) => {
  const rules = { minMonth: '2026-01', maxMonth: '2026-12', minYear: 1900, maxYear: 2100 };
  expect(validateMonth(text, rules)).toEqual(problem ? { value, problem } : { value });
});

test('steps cross the end of the year, and a month is shown with its year', () => {
  expect(stepMonth('2026-11', 3)).toBe('2027-02');
  expect(stepMonth('2026-01', -1)).toBe('2025-12');
  expect(formatMonthPtBR('2026-01')).toBe('01/2026');
  expect(formatMonthPtBR(null)).toBe('');
});
