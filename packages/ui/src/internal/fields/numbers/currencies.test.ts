import { expect, test } from 'vitest';
import { currencyOf, currencyWriting } from './currencies.ts';
import { readNumberText } from './readNumberText.ts';

test.each([
  ['pt-BR', 'BRL'],
  ['en', 'BRL'],
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
  ['es', 'EUR'],
])('the default currency of a field in %s is %s', (locale, currency) => {
  expect(currencyOf(locale)).toBe(currency);
});

test.each([
  ['pt-BR', 'BRL', 'R$', true, '\u00a0', 2],
  ['pt-BR', 'USD', 'US$', true, '\u00a0', 2],
  ['en-US', 'USD', '$', true, '', 2],
  ['en-GB', 'GBP', '£', true, '', 2],
  ['es', 'EUR', '€', false, '\u00a0', 2],
  ['pt-BR', 'JPY', 'JP¥', true, '\u00a0', 0],
  ['pt-BR', 'KWD', 'KWD', true, '\u00a0', 3],
])('in %s an amount of %s is formatted with %s', (locale, currency, symbol, isBefore, gap, decimals) => {
  expect(currencyWriting(locale, currency)).toMatchObject({ symbol, isBefore, gap, decimals });
});

test.each([
  ['pt-BR', 'USD', 'dólares americanos'],
  ['en-US', 'USD', 'US dollars'],
  ['en-GB', 'BRL', 'Brazilian reals'],
  ['es', 'EUR', 'euros'],
])('in %s %s is named in a sentence as %s', (locale, currency, name) => {
  expect(currencyWriting(locale, currency).name).toBe(name);
});

test.each([
  ['pt-BR', 'USD', 'US$ 10,00', '10'],
  ['pt-BR', 'USD', '$10.00', '10'],
  ['pt-BR', 'USD', 'USD 10', '10'],
  ['pt-BR', 'USD', 'R$ 10,00', undefined],
  ['pt-BR', 'BRL', 'US$ 10,00', undefined],
  ['en-US', 'USD', 'R$ 10', undefined],
  ['es', 'EUR', '10,00 €', '10'],
])('in %s a field of %s reads the pasted “%s” as %s', (locale, currency, text, value) => {
  expect(readNumberText(text, { currency: currencyWriting(locale, currency).pasted })).toBe(value);
});
