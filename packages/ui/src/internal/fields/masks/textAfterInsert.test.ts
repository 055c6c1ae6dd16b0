import { expect, test } from 'vitest';
import { textAfterInsert } from './textAfterInsert.ts';

test.each([
  ['at the end', '52', 2, 2, '9', '529'],
  ['in the middle', '59', 1, 1, '2', '529'],
  ['over a selection', '5299', 1, 3, '2', '529'],
])('a key typed %s is inserted there', (_title, value, selectionStart, selectionEnd, typed, text) => {
  expect(textAfterInsert({ value, selectionStart, selectionEnd }, typed)).toBe(text);
});
