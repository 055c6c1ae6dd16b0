import { expect, test, vi } from 'vitest';
import { completeCentury, completeDate, farthestDay } from './completeDate.ts';
import { padBySeparator } from './dateMask.ts';
import { validateDate, latestDay } from './validateDate.ts';
import { readPastedDate } from './readPastedDate.ts';
import { validDateOrNull } from './validDateOrNull.ts';

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
  ['31/12/1899', null, 'invalidYear'],
  ['01/01/1900', '1900-01-01', undefined],
  ['01/01/2101', null, 'invalidYear'],
  ['31/02/1800', null, 'invalidYear'],
  ['20/11/202', null, 'incomplete'],
  ['2', null, 'incomplete'],
])('“%s” has the value %s and the problem %s', (text, iso, problem) => {
  expect(validateDate(text, rules)).toEqual(problem ? { value: iso, problem } : { value: iso });
});

test('the last day of `maxYear` is valid if future dates are allowed', () => {
  expect(validateDate('31/12/2100', { ...rules, allowFuture: true }).value).toBe('2100-12-31');
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
])('“%s” becomes “%s” on blur', (text, completed) => {
  expect(completeDate(text, '2026-11-20')).toBe(completed);
});

test.each([
  ['10/05/30', '10/05/1930'],
  ['20/11/26', '20/11/2026'],
  ['21/11/26', '21/11/1926'],
  ['01/01/00', '01/01/2000'],
])('without future dates “%s” becomes “%s”', (text, completed) => {
  expect(completeDate(text, '2026-11-20', latestDay(rules))).toBe(completed);
  expect(readPastedDate(text, '2026-11-20', latestDay(rules))).toEqual({ text: completed });
});

test.each(['15', '1503', '15/03'])('“%s” is not completed to a birth date', (text) => {
  expect(completeCentury(text, '2026-11-20')).toBe(text);
});

test('a two-digit year is never later than the last allowed day', () => {
  const until = latestDay({ ...rules, allowFuture: true, maxDate: '2027-06-30' });
  expect(completeCentury('30/06/27', '2026-11-20', until)).toBe('30/06/2027');
  expect(completeCentury('01/07/27', '2026-11-20', until)).toBe('01/07/1927');
  expect(completeCentury('01/01/05', '2098-11-20', farthestDay('2098-11-20'))).toBe('01/01/2105');
  const untilThisYear = latestDay({ ...rules, allowFuture: true, maxYear: 2026 });
  expect(completeCentury('31/12/26', '2026-11-20', untilThisYear)).toBe('31/12/2026');
  expect(completeCentury('10/05/30', '2026-11-20', untilThisYear)).toBe('10/05/1930');
});

test.each([
  ['28/02/2026', 'beforeMin', undefined],
  ['01/03/2026', undefined, undefined],
  ['31/03/2026', undefined, undefined],
  ['01/04/2026', 'afterMax', undefined],
  ['07/03/2026', 'unavailable', 'Sem expediente no sábado'],
])('%s between limits has the problem %s', (text, problem, reason) => {
  const isDateUnavailable = (iso: string) => (iso === '2026-03-07' ? 'Sem expediente no sábado' : undefined);
  const limits = { ...rules, minDate: '2026-03-01', maxDate: '2026-03-31', isDateUnavailable };
  const { value, ...validation } = validateDate(text, limits);
  expect(validation).toEqual({ ...(problem && { problem }), ...(reason && { reason }) });
  expect(value === null).toBe(problem !== undefined);
});

test.each(['20/11/2026', '2026-11-20T02:00Z', '2026-02-30', ''])(
  '“%s” is not a valid value of a date field',
  (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(validDateOrNull(value)).toBeNull();
    expect(warn.mock.calls).toEqual([
      [
        `@oraculo/ui: “${value}” is not valid for a date field: use an existing day as yyyy-MM-dd, without time or zone, or null.`,
      ],
    ]);
    warn.mockRestore();
  },
);

test.each([
  ['1', '01'],
  ['123', '1203'],
  ['12', '12'],
  ['0', '0'],
  ['', ''],
])('a separator after “%s” makes it “%s”', (digits, padded) => {
  expect(padBySeparator(digits)).toBe(padded);
});
