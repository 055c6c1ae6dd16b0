// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { choices, choicesKey, forgetChoices, readChoices, rememberChoices } from './lastChoices.ts';

const nothing = { ansId: null, brandId: null };

test.each<[stored: unknown, read: object]>([
  [
    { ansId: '301264', brandId: 'b1' },
    { ansId: '301264', brandId: 'b1' },
  ],
  [{ ansId: '301264' }, { ansId: '301264', brandId: null }],
  [{ ansId: '', brandId: 7 }, nothing],
  [{ state: { ansId: '301264' }, version: 0 }, nothing],
  [['301264', 'b1'], nothing],
  ['301264', nothing],
  [null, nothing],
  [undefined, nothing],
])('%j is read as %j', (stored, read) => {
  expect(readChoices(stored)).toEqual(read);
});

test('only the operator and brand of a query are kept, until they are cleared', async () => {
  const query = { ansId: '301264', brandId: 'b1', cardNumber: '7310592846153027' };
  rememberChoices(query);
  await expect.poll(() => localStorage.getItem(choicesKey)).toBe('{"ansId":"301264","brandId":"b1"}');
  forgetChoices();
  await expect.poll(() => localStorage.getItem(choicesKey)).toBe('{"ansId":null,"brandId":null}');
  expect(choices).toEqual(nothing);
});
