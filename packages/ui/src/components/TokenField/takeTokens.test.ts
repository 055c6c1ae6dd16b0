import { expect, test } from 'vitest';
import { splitTokens, splitTyped, takeTokens } from './takeTokens.ts';

const validate = (token: string) => (token.includes('@') ? undefined : 'Falta o @');

test.each([
  ['a@x.com, b@x.com;c@x.com', ['a@x.com', 'b@x.com', 'c@x.com']],
  ['a\r\nb\n\nc\td', ['a', 'b', 'c', 'd']],
  [' ; ,\n', []],
  ['Ana Souza', ['Ana Souza']],
])('“%s” is split into its texts', (text, parts) => {
  expect(splitTokens(text)).toEqual(parts);
});

test.each([
  ['a@x.com', [], 'a@x.com'],
  ['a@x.com,', ['a@x.com'], ''],
  ['a, b, c', ['a', 'b'], 'c'],
  [';', [], ''],
])('of the typed text “%s” the texts before the last separator are complete', (text, complete, rest) => {
  expect(splitTyped(text)).toEqual({ complete, rest });
});

test('every text is valid, invalid, repeated or over the limit', () => {
  const texts = ['b@x.com', 'B@x.com', 'carla', 'a@x.com', 'd@x.com', 'e@x.com', ''];
  const rules = { validate, maxTokens: 4, cleanToken: (text: string) => text.toLowerCase() };
  expect(takeTokens(['a@x.com'], texts, 1, rules)).toEqual({
    tokens: ['a@x.com', 'b@x.com', 'carla', 'd@x.com'],
    valid: ['b@x.com', 'd@x.com'],
    invalid: ['carla'],
    repeated: ['b@x.com', 'a@x.com'],
    over: ['e@x.com'],
  });
});

test('a corrected token keeps its position', () => {
  expect(takeTokens(['a', 'c'], ['b'], 1, {}).tokens).toEqual(['a', 'b', 'c']);
});

test('a field with more tokens than its limit keeps them, and takes no more', () => {
  expect(takeTokens(['a', 'b'], ['c'], 2, { maxTokens: 1 })).toMatchObject({ tokens: ['a', 'b'], over: ['c'] });
});
