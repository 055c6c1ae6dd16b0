import { expect, test } from 'vitest';
import { isWrittenByItself } from './isWrittenByItself.ts';

const box = (value: string, selectionStart: number | null = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

test.each([
  ['at the end', box('52'), '9', { text: '529', caret: 3 }],
  ['in the midst', box('59', 1), '2', { text: '529', caret: 2 }],
  ['over a selection', box('5299', 1, 3), '2', { text: '529', caret: 2 }],
  ['where the box does not tell its caret', box('52', null), '9', { text: '529', caret: 3 }],
])('a key %s leaves what is wanted by itself', (_title, before, typed, target) => {
  expect(isWrittenByItself(before, typed, target)).toBe(true);
});

test.each([
  ['punctuation that comes along', box('529'), '9', { text: '529.9', caret: 5 }],
  ['a letter that is written large', box('A'), 'b', { text: 'AB', caret: 2 }],
  ['a character that is left out', box('52'), 'x', { text: '52', caret: 2 }],
  ['a caret that goes on', box('52'), '9', { text: '529', caret: 4 }],
  ['nothing that was typed', box('52'), null, { text: '52', caret: 2 }],
])('%s is not what the browser would leave', (_title, before, typed, target) => {
  expect(isWrittenByItself(before, typed, target)).toBe(false);
});
