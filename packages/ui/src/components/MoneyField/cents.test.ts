import { assert, maxSafeInteger, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal } from '../../internal/fields/numbers/formatDecimal.ts';
import { readNumberText } from '../../internal/fields/numbers/readNumberText.ts';
import { centsToDecimal, decimalToCents } from './cents.ts';

test.each([
  [0, '0'],
  [5, '0.05'],
  [-5, '-0.05'],
  [110, '1.1'],
  [123456, '1234.56'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%s cents are %s', (cents, decimal) => {
  expect(centsToDecimal(cents)).toBe(decimal);
});

test('any amount that is formatted and read again gives the same cents', () => {
  assert(
    property(maxSafeInteger(), (cents) => {
      const shown = formatDecimal(centsToDecimal(cents), 2);
      expect(decimalToCents(readNumberText(`R$ ${shown}`, { currency: ['R$'] }) ?? '')).toBe(cents);
    }),
    { numRuns: 10_000 },
  );
});
