import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSpan } from './pageSpan.ts';

test.each([
  ['the first page', { page: 1, pageSize: 10, totalItems: 248 }, { page: 1, pageCount: 25, first: 1, last: 10 }],
  [
    'a last page that is not full',
    { page: 25, pageSize: 10, totalItems: 248 },
    { page: 25, pageCount: 25, first: 241, last: 248 },
  ],
  ['an empty list', { page: 1, pageSize: 10, totalItems: 0 }, { page: 1, pageCount: 1, first: 0, last: 0 }],
  ['a page beyond the end', { page: 9, pageSize: 10, totalItems: 12 }, { page: 2, pageCount: 2, first: 11, last: 12 }],
  [
    'a page that another one follows, without a total',
    { page: 3, pageSize: 10, hasNextPage: true },
    { page: 3, pageCount: 4, first: 21, last: 30 },
  ],
  [
    'the last page, without a total',
    { page: 3, pageSize: 10, hasNextPage: false },
    { page: 3, pageCount: 3, first: 21, last: 30 },
  ],
])('%s', (_name, list, span) => {
  expect(pageSpan(list)).toEqual(span);
});

test('the pages of any list contain each item once', () => {
  const lists = fc.record({ pageSize: fc.constantFrom(10, 20, 30, 40), totalItems: fc.integer({ min: 1, max: 400 }) });
  fc.assert(
    fc.property(lists, (list) => {
      const { pageCount } = pageSpan({ ...list, page: 1 });
      const pages = Array.from({ length: pageCount }, (_, index) => pageSpan({ ...list, page: index + 1 }));
      const ends = pages.map(({ last }) => last);
      expect(pages.map(({ first }) => first)).toEqual([1, ...ends.slice(0, -1).map((last) => last + 1)]);
      expect(ends.at(-1)).toBe(list.totalItems);
      expect(pages.every(({ first, last }) => last - first < list.pageSize)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
