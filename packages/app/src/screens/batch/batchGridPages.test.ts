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
])('rows %s are split into pages of two filled rows', (pattern, pages) => {
  expect(batchGridPages(rows(pattern), 2)).toEqual(pages);
});
