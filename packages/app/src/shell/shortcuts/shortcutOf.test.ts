import { expect, test } from 'vitest';
import { shortcutOf } from './shortcutOf.ts';

const press = { key: '', ctrlKey: false, metaKey: false, altKey: false };
const free = { isTyping: false, areOn: true };

test.each([
  [{ key: '/' }, free, 'search'],
  [{ key: '?' }, free, 'keys'],
  [{ key: 'k', ctrlKey: true }, free, null],
  [{ key: 'k' }, free, null],
  [{ key: '/', ctrlKey: true }, free, null],
  [{ key: '/' }, { isTyping: true, areOn: true }, null],
  [{ key: '?' }, { isTyping: false, areOn: false }, null],
])('%j with %j returns %s', (pressed, situation, shortcut) => {
  expect(shortcutOf({ ...press, ...pressed }, situation)).toBe(shortcut);
});
