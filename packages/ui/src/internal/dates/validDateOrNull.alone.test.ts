import { afterEach, expect, test, vi } from 'vitest';
import { validTimeOrNull } from '../../components/TimeField/timeText.ts';
import { validDateOrNull, validMonthOrNull } from './validDateOrNull.ts';

const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => said.mockClear());

test.each([null, '2026-11-20', '2024-02-29'])('%s is a valid value of a date field', (value) => {
  expect(validDateOrNull(value)).toBe(value);
  expect(said).not.toHaveBeenCalled();
});

test.each(['2025-02-29', '2026-11-20T00:00:00Z', 'em 2026-11-20', '20/11/2026', '26-11-20', ''])(
  '“%s” is invalid, and development warns',
  (value) => {
    expect(validDateOrNull(value)).toBeNull();
    expect(said.mock.calls.flat().join()).toContain('is not valid for a date field');
  },
);

test.each([
  ['month', validMonthOrNull, '2026-11', ['2026-13', '11/2026', '2026-11-20', '']],
  ['time', validTimeOrNull, '08:30', ['8:30', '24:00', '08:30:15', '2026-11-20T08:30', '']],
])('a %s field accepts only its own format, and warns', (field, validate, good, bad) => {
  expect([validate(good), validate(null), validate(undefined)]).toEqual([good, null, undefined]);
  expect(said).not.toHaveBeenCalled();
  expect(bad.map((value) => validate(value))).toEqual(bad.map(() => null));
  expect(said).toHaveBeenCalledTimes(bad.length);
  expect(said.mock.calls.flat().join()).toContain(`is not valid for a ${field} field`);
});
