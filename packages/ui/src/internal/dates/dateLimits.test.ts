import { expect, test } from 'vitest';
import { formatDatePtBR } from './formatDatePtBR.ts';
import { clampIso, dateExists } from './isoDate.ts';
import { validateChosenMonth, validateMonth } from './isoMonth.ts';
import { calendarBounds, type DateRules, validateDay, latestDay } from './validateDate.ts';
import { todayIso } from './todayIso.ts';

const today = '2026-11-20';
const rules: DateRules = { minYear: 1900, maxYear: 2100, allowFuture: true, today };

test.each<[iso: string, more: Partial<DateRules>, problem: string | undefined]>([
  ['1900-01-01', {}, undefined],
  ['1899-12-31', {}, 'invalidYear'],
  ['2100-12-31', {}, undefined],
  ['2101-01-01', {}, 'invalidYear'],
  ['2026-11-20', { allowFuture: false }, undefined],
  ['2026-11-21', { allowFuture: false }, 'future'],
  ['2026-11-21', {}, undefined],
  ['2026-03-01', { minDate: '2026-03-01' }, undefined],
  ['2026-02-28', { minDate: '2026-03-01' }, 'beforeMin'],
  ['2026-03-01', { maxDate: '2026-03-01' }, undefined],
  ['2026-03-02', { maxDate: '2026-03-01' }, 'afterMax'],
])('the day %s under %o has the problem %s', (iso, more, problem) => {
  expect(validateDay(iso, { ...rules, ...more })).toEqual(problem ? { value: null, problem } : { value: iso });
});

test.each<[more: Partial<DateRules>, latest: string]>([
  [{}, '2036-12-31'],
  [{ allowFuture: false }, today],
  [{ maxDate: '2030-01-01' }, '2030-01-01'],
  [{ maxDate: '2040-01-01' }, '2036-12-31'],
  [{ allowFuture: false, maxDate: '2030-01-01' }, today],
])('under %o the latest date of a two-digit year is %s', (more, latest) => {
  expect(latestDay({ ...rules, ...more })).toBe(latest);
});

test.each<[more: Partial<DateRules>, years: [number, number], nearest: [early: string, late: string]]>([
  [{}, [1900, 2100], ['1900-01-01', '2100-12-31']],
  [{ minYear: 50 }, [50, 2100], ['0050-01-01', '2100-12-31']],
  [{ minDate: '2026-03-05', maxDate: '2027-02-10' }, [2026, 2027], ['2026-03-05', '2027-02-10']],
  [{ minYear: 2027, minDate: '2026-03-05' }, [2027, 2100], ['2026-03-05', '2100-12-31']],
  [{ maxYear: 2025, maxDate: '2026-03-05' }, [1900, 2025], ['1900-01-01', '2026-03-05']],
])(
  'under %o a calendar shows the years %o and moves dates outside to %o',
  (more, [minYear, maxYear], [early, late]) => {
    const bounds = calendarBounds({ ...rules, ...more });
    expect([bounds.minYear, bounds.maxYear]).toEqual([minYear, maxYear]);
    expect([bounds.nearest('0001-01-01'), bounds.nearest('9999-12-31')]).toEqual([early, late]);
  },
);

test('a day outside of the limits is moved to the nearest limit', () => {
  expect(clampIso('2026-05-05', '2026-05-05', '2026-05-06')).toBe('2026-05-05');
  expect(clampIso('2026-05-04', '2026-05-05', '2026-05-06')).toBe('2026-05-05');
  expect(clampIso('2026-05-07', '2026-05-05', '2026-05-06')).toBe('2026-05-06');
});

test.each([
  [2026, 1, 0, false],
  [2026, 0, 1, false],
  [2026, 13, 1, false],
  [2026, 1, 31, true],
  [2026, 1, 32, false],
  [2026, 4, 30, true],
  [2026, 4, 31, false],
  [2026, 6, 31, false],
  [2026, 9, 31, false],
  [2026, 11, 31, false],
  [2026, 12, 31, true],
  [2024, 2, 29, true],
  [1900, 2, 29, false],
  [2000, 2, 29, true],
])('%i-%i-%i exists: %s', (year, month, day, isThere) => {
  expect(dateExists({ year, month, day })).toBe(isThere);
});

test('dates are formatted with all their digits, and null as an empty text', () => {
  expect(formatDatePtBR('0050-01-02')).toBe('02/01/0050');
  expect([formatDatePtBR(null), formatDatePtBR(undefined), formatDatePtBR('')]).toEqual(['', '', '']);
  expect(todayIso(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([
  ['2026-03', undefined],
  ['2026-02', 'min'],
  ['2026-05', undefined],
  ['2026-06', 'max'],
])('from March to May the month %s has the problem %s', (month, problem) => {
  expect(validateChosenMonth(month, { minMonth: '2026-03', maxMonth: '2026-05', minYear: 1900, maxYear: 2100 })).toBe(
    problem,
  );
  expect(validateChosenMonth(month, { minYear: 1900, maxYear: 2100 })).toBeUndefined();
});

test.each([
  ['01/2000', '2000-01', undefined],
  ['12/2010', '2010-12', undefined],
  ['01/2011', null, 'invalidYear'],
  ['12/1999', null, 'invalidYear'],
  ['00/2005', null, 'nonexistent'],
  ['1/2005', null, 'incomplete'],
  ['011/2005', null, 'incomplete'],
  ['01/20055', null, 'incomplete'],
])('from 2000 to 2010 the text “%s” is %s, %s', (text, value, problem) => {
  expect(validateMonth(text, { minYear: 2000, maxYear: 2010 })).toEqual(problem ? { value, problem } : { value });
});
