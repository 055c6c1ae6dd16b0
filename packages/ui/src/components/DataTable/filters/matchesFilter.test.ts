import { expect, test } from 'vitest';
import type { FilterValue } from './FilterFeatures.ts';
import { changeFilter, cleanFilter } from './filterValues.ts';
import { matchesFilter } from './matchesFilter.ts';

const period = (start: string | null, end: string | null): FilterValue => ({ kind: 'period', value: { start, end } });
const number = (min: string | null, max: string | null): FilterValue => ({ kind: 'number', value: { min, max } });

test.each<[FilterValue | undefined, string | number | null, boolean]>([
  [undefined, null, true],
  [{ kind: 'text', value: 'OTICA' }, 'Ótica Horizonte', true],
  [{ kind: 'text', value: 'aurora' }, 'Ótica Horizonte', false],
  [{ kind: 'text', value: 'a' }, null, false],
  [{ kind: 'choice', value: ['paid', 'open'] }, 'open', true],
  [{ kind: 'choice', value: ['paid'] }, 'open', false],
  [period('2026-11-01', '2026-11-30'), '2026-11-30', true],
  [period('2026-11-01', '2026-11-30'), '2026-12-01', false],
  [period(null, '2026-11-30'), '1999-01-01', true],
  [number('-5.5', '10'), -5.5, true],
  [number('-5.5', '10'), '9', true],
  [number('-5.5', null), -6, false],
  [number(null, '10'), '', false],
])('%j and the cell %j: %s', (filter, cell, isMatch) => {
  expect(matchesFilter(filter, cell)).toBe(isMatch);
});

test('a filter that excludes nothing is none, a text is trimmed, and reversed numbers are put in order', () => {
  expect(cleanFilter({ kind: 'text', value: '  ' })).toBeUndefined();
  expect(cleanFilter({ kind: 'choice', value: [] })).toBeUndefined();
  expect(cleanFilter(period(null, null))).toBeUndefined();
  expect(cleanFilter(number(null, null))).toBeUndefined();
  expect(cleanFilter({ kind: 'text', value: ' a ' })).toEqual({ kind: 'text', value: 'a' });
  expect(cleanFilter(number('10', '9'))).toEqual(number('9', '10'));
  expect(cleanFilter(number('0', null))).toEqual(number('0', null));
});

test('a change of one filter keeps the others', () => {
  const both = { amount: number('1', null), dueOn: period('2026-11-01', null) };
  expect(changeFilter(both, 'amount', undefined)).toEqual({ dueOn: both.dueOn });
  expect(changeFilter({ dueOn: both.dueOn }, 'amount', both.amount)).toEqual(both);
});
