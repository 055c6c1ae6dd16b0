import { expect, test } from 'vitest';
import { isPeriodIgnored, periodOf } from './reportFilters.ts';

const now = new Date(2026, 10, 20, 23, 30);
const usual = { firstDate: '2026-11-19', lastDate: '2026-11-20' };

test.each([
  ['no dates', null, null, usual],
  ['one date', '2026-11-01', null, usual],
  ['30 days', '2026-10-21', '2026-11-20', { firstDate: '2026-10-21', lastDate: '2026-11-20' }],
  ['31 days', '2026-10-20', '2026-11-20', usual],
  ['the future', '2026-11-20', '2026-11-21', usual],
  ['the wrong way round', '2026-11-10', '2026-11-01', { firstDate: '2026-11-01', lastDate: '2026-11-10' }],
])('%s', (_what, firstDate, lastDate, expected) => {
  expect(periodOf({ firstDate, lastDate }, { openedAt: now, today: '2026-11-20' })).toEqual(expected);
});

test.each([
  ['the new day can be searched', '2026-11-20', '2026-11-21', { firstDate: '2026-11-20', lastDate: '2026-11-21' }],
  ['the default period stays as it was', null, null, usual],
])('after midnight %s', (_what, firstDate, lastDate, expected) => {
  expect(periodOf({ firstDate, lastDate }, { openedAt: now, today: '2026-11-21' })).toEqual(expected);
});

test.each([
  ['no dates', null, null, false],
  ['what is shown', '2026-11-19', '2026-11-20', false],
  ['what is shown, the wrong way round', '2026-11-20', '2026-11-19', false],
  ['a year', '2025-11-20', '2026-11-20', true],
  ['half a period', '2026-11-01', null, true],
])('an address with %s', (_what, firstDate, lastDate, isIgnored) => {
  expect(isPeriodIgnored({ firstDate, lastDate }, usual)).toBe(isIgnored);
});
