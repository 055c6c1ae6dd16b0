import { expect, test } from 'vitest';
import { digitGroups } from './digitGroups.ts';

test.each<[string, readonly number[] | undefined, string]>([
  ['5996837335903626', undefined, '5996 8373 3590 3626'],
  ['08428353552860102359', undefined, '0842 8353 5528 6010 2359'],
  ['AB345678901234567890', undefined, 'AB34 5678 9012 3456 7890'],
  ['123456789012345678', undefined, '1234 5678 9012 3456 78'],
  ['12345678901234567', undefined, '1234 5678 9012 34567'],
  ['773739265790593', [3, 4], '773 7392 6579 0593'],
  ['12345678901234567890', [3, 5, 4], '123 45678 9012 3456 7890'],
  ['123456789', undefined, '123456789'],
  ['***.456.789-**', undefined, '***.456.789-**'],
  ['BeatrizAparecida', undefined, 'BeatrizAparecida'],
  ['', undefined, ''],
])('%s in groups of %o is %s', (text, sizes, grouped) => {
  expect(digitGroups(text, sizes)).toEqual(grouped.split(' '));
});
