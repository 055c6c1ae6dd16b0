import { expect, test } from 'vitest';
import { batchGridPages } from './batchGridPages.ts';

const rows = (pattern: string) => [...pattern].map((sign) => ({ isEmpty: sign === '.' }));

// spec: x.73
test.each([
  ['.', [1]],
  ['xx.', [1, 1, 1]],
  ['xxx.', [1, 1, 2, 2]],
  ['xx..', [1, 1, 1, 1]],
  ['x.xx.', [1, 1, 1, 2, 2]],
  ['xx.xx.', [1, 1, 2, 2, 2, 2]],
])('of %s two filled rows are on a page, and blank ones take no place', (pattern, pages) => {
  expect(batchGridPages(rows(pattern), 2)).toEqual(pages);
});
