import { expect, test } from 'vitest';
import { limitComposed } from './limitComposed.ts';

test.each([
  ['abcde', 'abxcde', 'abcde'],
  ['abcde', 'abcdex', 'abcde'],
  ['abcde', 'xabcde', 'abcde'],
  ['axde', 'axyzde', 'axyde'],
  ['', 'abcdefgh', 'abcde'],
  ['abcde', 'abcdee', 'abcde'],
  ['aaaaa', 'aaaaaa', 'aaaaa'],
  ['abde', 'ab😀de', 'abde'],
])('an input method that makes “%s” into “%s” in a box for 5 leaves “%s”', (former, text, kept) => {
  expect(limitComposed(former, text, 5)).toBe(kept);
});
