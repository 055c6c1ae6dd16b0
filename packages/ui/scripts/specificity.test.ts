import { expect, test } from 'vitest';
import { specificity, splitList } from './specificity.ts';

test.each([
  ['*', 0],
  ['.a', 1000],
  ['#a', 1_000_000],
  ['li', 1],
  ['ul>li.a', 1002],
  ['.a:hover', 2000],
  ['.a::before', 1001],
  ['.a::part(x)', 1001],
  ['.a[data-open=true]', 2000],
  [':where(.a,#b) .c', 1000],
  ['.a:is(.b,#c)', 1_001_000],
  ['.a:not(.b .c):hover', 4000],
  ['.a:has(>.b:hover)', 3000],
  ['.a:nth-child(2n + 1)', 2000],
  ['.a:where(:not(.b)) + .c ~ span', 2001],
])('%s counts %i', (selector, count) => {
  expect(specificity(selector)).toBe(count);
});

test('a selector that is not understood stops the build', () => {
  expect(() => specificity('.a||.b')).toThrow('||.b');
  expect(() => specificity('.a:is(.b')).toThrow('stays open');
});

test('a list is split between its selectors only', () => {
  expect(splitList('.a:is(.b,.c), [d="e,f"],g')).toEqual(['.a:is(.b,.c)', '[d="e,f"]', 'g']);
});
