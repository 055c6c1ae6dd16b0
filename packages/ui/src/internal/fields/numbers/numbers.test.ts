import { assert, bigInt, constantFrom, integer, nat, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanDecimal, compareDecimals, neighbours, stepDecimal } from './decimal.ts';
import { formatDecimal, plainDecimal } from './formatDecimal.ts';
import { validateNumber } from './validateNumber.ts';
import { readNumberText } from './readNumberText.ts';

const runs = { numRuns: 5_000 };
const reais = { currency: ['R$', 'BRL'] };
/** Up to thirty digits, many more than a JavaScript number can represent. */
const decimal = stringMatching(/^-?(?:0|[1-9][0-9]{0,19})(?:\.[0-9]{0,9}[1-9])?$/).map(cleanDecimal);
const leastDecimals = nat(4);

test.each([
  ['1.234,56', '1234.56'],
  ['R$ 1.234,56', '1234.56'],
  ['R$\u00a01.234,56', '1234.56'],
  ['1234.56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1,234,567.8', '1234567.8'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234', '1234'],
  ['0.125', '0.125'],
  ['1234.567', '1234.567'],
  ['12.5', '12.5'],
  ['12,', '12'],
  [',5', '0.5'],
  ['1,234', '1.234'],
  ["1'234.50", '1234.5'],
  ['１２,５', '12.5'],
  ['−12,00', '-12'],
  ['(1.234,56)', '-1234.56'],
  ['12,00-', '-12'],
  ['-R$ 3,10', '-3.1'],
  ['R$ -3,10', '-3.1'],
  ['+7', '7'],
  ['-0,00', '0'],
  ['007', '7'],
  ['12.345.678.901.234.567.890,01', '12345678901234567890.01'],
  ['1 234 567,89', '1234567.89'],
  ['1\u202f234,50', '1234.5'],
  ["1'234'567.50", '1234567.5'],
  ['10,00 BRL', '10'],
  ['brl 10', '10'],
  ['r$10', '10'],
  ['- R$ 10,00', '-10'],
  ['( R$ 10,00 )', '-10'],
  ['12,30\u200e', '12.3'],
  ['\u200b12,30\u200b', '12.3'],
  ['\u2066R$\u2069 \ufeff1.234,56\u00ad', '1234.56'],
  ['R\u200d$ 1\u2060.234', '1234'],
])('“%s” is read as %s', (text, value) => {
  expect(readNumberText(text, reais)).toBe(value);
});

/** The currency symbols and codes in ICU and ISO 4217. */
const foreign = Intl.supportedValuesOf('currency')
  .filter((code) => code !== 'BRL')
  .flatMap((code) => [
    code,
    code.toLowerCase(),
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: code }).formatToParts(1)[0]?.value ?? code,
  ]);

test.each([...new Set([...foreign, '$', '¥', '￥', '₿', '€', '£', 'Euro', 'dólares'])])(
  'an amount in another currency is refused: %s',
  (name) => {
    const texts = [
      `${name} 10,00`,
      `${name}10`,
      `10,00 ${name}`,
      `10${name}`,
      `-${name} 10`,
      `R$ 10 ${name}`,
      `${name}\u200b10`,
    ];
    expect(texts.filter((text) => readNumberText(text, reais) !== undefined)).toEqual([]);
  },
);

test.each([
  '²',
  '1²',
  '½',
  '①',
  '1 2 3',
  '12 34',
  '1 23',
  '1  234',
  '1 234 56',
  "1 234'567",
  '1\t234',
  '1\n234',
  '12 ,5',
  '1R$234',
  '1234 567',
  '٣',
])('“%s” is not an amount', (text) => {
  expect(readNumberText(text, reais)).toBeUndefined();
});

test('a field without a currency refuses amounts of money', () => {
  expect(readNumberText('R$ 10')).toBeUndefined();
});

test.each(['', ' ', 'abc', '-', ',', '20.11.2026', '1.2.3', '1,2,3', '1.2,3.4', '12-3', '--1', '1e5', 'R$', '(1'])(
  '“%s” is not a number',
  (text) => {
    expect(readNumberText(text)).toBeUndefined();
  },
);

test.each([
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234', '1234'],
  ['1.234', '1.234'],
  ['0,125', '0.125'],
  ['12,5', '12.5'],
  ['1,234,567', '1234567'],
])('with a decimal point “%s” is read as %s', (text, value) => {
  expect(readNumberText(text, { decimalMark: '.' })).toBe(value);
  expect(readNumberText(formatDecimal(value, 1, '.'), { decimalMark: '.' })).toBe(value);
});

test('a unit after the number is ignored', () => {
  expect(readNumberText('12,5 kg', { unit: 'kg' })).toBe('12.5');
  expect(readNumberText('12,5 m²', { unit: 'm²' })).toBe('12.5');
  expect(readNumberText('12,5 m2', { unit: 'm²' })).toBe('12.5');
  expect(readNumberText('12,5 kg')).toBeUndefined();
});

describe('for any number', () => {
  test('the formatted number is read as the same number, grouped or not', () => {
    assert(
      property(decimal, leastDecimals, (value, decimals) => {
        expect(readNumberText(formatDecimal(value, decimals || 1))).toBe(value);
        expect(readNumberText(plainDecimal(value, decimals || 1))).toBe(value);
      }),
      runs,
    );
  });

  test('an integer is grouped as `toLocaleString` groups it', () => {
    assert(
      property(bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), (value) => {
        expect(formatDecimal(String(value))).toBe(value.toLocaleString('pt-BR'));
      }),
      runs,
    );
  });

  test('the English and the Brazilian format of an amount are read as the same amount', () => {
    assert(
      property(integer(), constantFrom('', 'R$ ', 'R$'), (cents, currency) => {
        const amount = Math.abs(cents) / 100;
        const write = (locale: string) => currency + amount.toLocaleString(locale, { minimumFractionDigits: 2 });
        expect(readNumberText(write('en-US'), reais)).toBe(readNumberText(write('pt-BR'), reais));
      }),
      runs,
    );
  });

  test('decimal texts of integers compare as the integers do', () => {
    assert(
      property(bigInt(-(10n ** 20n), 10n ** 20n), bigInt(-(10n ** 20n), 10n ** 20n), (a, b) => {
        const order = Math.sign(compareDecimals(`${a}`, `${b}`));
        expect(order).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      runs,
    );
  });

  test('the neighbours are multiples of the step on both sides of the value, and a step goes from one to the next', () => {
    const step = constantFrom('0.01', '0.1', '0.25', '0.5', '1', '5', '100');
    const base = constantFrom('0', '0.1', '-3', '10');
    assert(
      property(decimal, step, base, (value, size, start) => {
        const grid = { step: size, base: start };
        const { lower, upper } = neighbours(value, grid);
        expect(compareDecimals(lower, value)).toBeLessThanOrEqual(0);
        expect(compareDecimals(upper, value)).toBeGreaterThanOrEqual(0);
        expect(neighbours(lower, grid)).toEqual({ lower, upper: lower });
        expect([lower, stepDecimal(lower, grid, 1)]).toContain(upper);
        expect(stepDecimal(stepDecimal(lower, grid, 3), grid, -3)).toBe(lower);
      }),
      runs,
    );
  });
});

test('tenths are added exactly', () => {
  expect(stepDecimal('0.1', { step: '0.1', base: '0' }, 2)).toBe('0.3');
});

test.each([
  ['', null, undefined],
  ['-', null, 'incomplete'],
  ['10,555', null, 'decimals'],
  ['0,49', null, 'min'],
  ['100,5', null, 'max'],
  ['1,25', null, 'step'],
  ['1,50', '1.5', undefined],
  ['100', '100', undefined],
])('between 0,5 and 100 in steps of a half “%s” gives %s and the problem %s', (text, value, problem) => {
  const rules = { decimals: { max: 2, min: 0 }, min: '0.5', max: '100', step: '0.5' };
  expect(validateNumber(text, rules)).toMatchObject({ value, ...(problem && { problem }) });
});
