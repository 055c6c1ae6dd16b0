import { expect, test } from 'vitest';
import { completeMonth, formatMonthPtBR, judgeMonth, readPastedMonth, stepMonth } from './isoMonth.ts';

test.each([
  ['11/2026', '2026-11'],
  ['1/2026', '2026-01'],
  ['2026-11', '2026-11'],
  ['nov/2026', '2026-11'],
  ['Novembro de 2026', '2026-11'],
  ['março 2026', '2026-03'],
  ['20/11/2026', '2026-11'],
  ['2026-11-20', '2026-11'],
])('“%s” is pasted as %s', (text, month) => {
  expect(readPastedMonth(text)).toBe(month);
});

test.each(['13/2026', '2026-00', 'amanhã', ''])('“%s” is no month to paste', (text) => {
  expect(readPastedMonth(text)).toBeUndefined();
});

test.each([
  ['11', '11/2026'],
  ['11/27', '11/2027'],
  ['1', '1'],
  ['11/202', '11/202'],
])('“%s” is completed to “%s”', (text, completed) => {
  expect(completeMonth(text, '2026-11-20')).toBe(completed);
});

test('a month in a year of two digits goes no further than the last one allowed', () => {
  expect(completeMonth('11/26', '2026-11-20', '2026-11')).toBe('11/2026');
  expect(completeMonth('12/26', '2026-11-20', '2026-11')).toBe('12/1926');
  expect(completeMonth('05/99', '2026-11-20', '2026-11')).toBe('05/1999');
  expect(completeMonth('05/99', '2026-11-20')).toBe('05/2099');
});

test.each([
  ['', null, undefined],
  ['11/20', null, 'incomplete'],
  ['13/2026', null, 'nonexistent'],
  ['12/1899', null, 'year'],
  ['12/2025', null, 'min'],
  ['01/2027', null, 'max'],
  ['11/2026', '2026-11', undefined],
])('in 2026 “%s” is judged %s, %s', (text, value, problem) => {
  const rules = { minMonth: '2026-01', maxMonth: '2026-12', minYear: 1900, maxYear: 2100 };
  expect(judgeMonth(text, rules)).toEqual(problem ? { value, problem } : { value });
});

test('steps go over the year, and a month is shown with its year', () => {
  expect(stepMonth('2026-11', 3)).toBe('2027-02');
  expect(stepMonth('2026-01', -1)).toBe('2025-12');
  expect(formatMonthPtBR('2026-01')).toBe('01/2026');
  expect(formatMonthPtBR(null)).toBe('');
});
