import { expect, test } from 'vitest';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { daysBetween } from '../../internal/dates/isoDate.ts';
import { validateRange, swapReversed } from './validateRange.ts';
import { rangePresets } from './rangePresets.ts';

const rules = { minYear: 1900, maxYear: 2100, allowFuture: false, today: '2026-11-20' };

test.each([
  ['01/03/2026', '31/03/2026', undefined],
  ['01/03/2026', '01/04/2026', 'span'],
  ['01/04/2026', '01/03/2026', 'span'],
  ['20/11/2026', '21/11/2026', 'future'],
  ['', '20/11/2026', undefined],
])('%s to %s: the end has the problem %s', (start, end, problem) => {
  expect(validateRange({ start, end }, rules, 30).end.problem).toBe(problem);
});

test('an end beyond the maximum span is not a value', () => {
  expect(validateRange({ start: '01/03/2026', end: '01/04/2026' }, rules, 30)).toEqual({
    start: { value: '2026-03-01' },
    end: { value: null, problem: 'span' },
  });
});

test('only two reversed dates are swapped', () => {
  expect(swapReversed({ start: '20/11/2026', end: '10/11/2026' }, rules)).toEqual({
    start: '10/11/2026',
    end: '20/11/2026',
  });
  expect(swapReversed({ start: '10/11/2026', end: '20/11/2026' }, rules)).toBeNull();
  expect(swapReversed({ start: '20/11/2026', end: '10/11' }, rules)).toBeNull();
});

test('the last seven days include today', () => {
  const counted = rangePresets('2026-11-20', dateRangePtBR).map(({ label, start, end }) => [
    label,
    end,
    daysBetween(start, end) + 1,
  ]);
  expect(counted).toEqual([
    ['Hoje', '2026-11-20', 1],
    ['Ontem', '2026-11-19', 1],
    ['Últimos 7 dias', '2026-11-20', 7],
    ['Últimos 30 dias', '2026-11-20', 30],
  ]);
});
