import { expect, test } from 'vitest';
import { dayByKey } from './calendarKeys.ts';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowLeft', false, '2026-11-19'],
  ['ArrowRight', false, '2026-11-21'],
  ['ArrowUp', false, '2026-11-13'],
  ['ArrowDown', false, '2026-11-27'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-20'],
  ['PageDown', false, '2026-12-20'],
  ['PageUp', true, '2025-11-20'],
  ['PageDown', true, '2027-11-20'],
  ['a', false, null],
])('%s (Shift: %s) goes from Friday 20/11/2026 to %s', (key, shiftKey, to) => {
  expect(dayByKey({ ...plain, key, shiftKey }, '2026-11-20')).toBe(to);
});

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)(
  'an arrow key with %s is left to the browser: Alt+Left goes back',
  (held) => {
    expect(dayByKey({ ...plain, key: 'ArrowLeft', [held]: true }, '2026-11-20')).toBeNull();
  },
);
