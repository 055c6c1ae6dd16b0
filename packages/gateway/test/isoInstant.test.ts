import { expect, test } from 'vitest';
import { isoInstant } from '../src/http/isoInstant.ts';

const day = 86_400_000;
const parts = [0, 1, 9, 10, 99, 100, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, 35_999_999, 36_000_000, day - 1];
const days = [0, -1, 59, 11_016, 19_782, 20_780, 20_779, -719_162, 2_932_896, 2_932_897, 100_000_000 - 1];

test('an instant is written as by `toISOString`, whatever days were cached before', () => {
  for (const part of parts) {
    for (const number of days) {
      const instant = number * day + part;
      expect(isoInstant(instant)).toBe(new Date(instant).toISOString());
    }
  }
});

test('an invalid instant is refused', () => {
  expect(() => isoInstant(Number.NaN)).toThrow(RangeError);
});
