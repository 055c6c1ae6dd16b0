import { expect, test } from 'vitest';
import { moveActive, noneActive } from './moveActive.ts';

test.each([
  ['ArrowDown', noneActive, 30, 0],
  ['ArrowDown', 29, 30, 0],
  ['ArrowDown', 4, 30, 5],
  ['ArrowUp', noneActive, 30, 29],
  ['ArrowUp', 0, 30, 29],
  ['ArrowUp', 5, 30, 4],
  ['PageDown', noneActive, 30, 10],
  ['PageDown', 25, 30, 29],
  ['PageUp', 25, 30, 15],
  ['PageUp', 4, 30, 0],
  ['PageUp', noneActive, 30, 0],
  ['ArrowDown', noneActive, 0, noneActive],
  ['a', 3, 30, undefined],
  ['a', noneActive, 0, undefined],
])('%s at option %d of %d moves to option %s', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next);
});
