import { expect, test } from 'vitest';
import { mayBeFullValue } from './mayBeFullValue.ts';

test.each([
  [0, 11, false],
  [5, 11, false],
  [6, 11, true],
  [10, 11, true],
  [15, 11, true],
  [1, 3, false],
  [4, 8, true],
])('%i characters for a field of %i may be a value of their own: %s', (characters, places, isWhole) => {
  expect(mayBeFullValue(characters, places)).toBe(isWhole);
});
