import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageSlot, pageWindow } from './pageWindow.ts';

test.each<[page: number, pageCount: number, slots: PageSlot[]]>([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gapAfter', 8]],
  [4, 25, [1, 2, 3, 4, 5, 'gapAfter', 25]],
  [5, 25, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 25]],
  [21, 25, [1, 'gapBefore', 20, 21, 22, 'gapAfter', 25]],
  [22, 25, [1, 'gapBefore', 21, 22, 23, 24, 25]],
  [25, 25, [1, 'gapBefore', 21, 22, 23, 24, 25]],
])('page %i of %i', (page, pageCount, slots) => {
  expect(pageWindow(page, pageCount)).toEqual(slots);
});

const pageOfCount = fc
  .integer({ min: 1, max: 100_000 })
  .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));

test('for any page, first, last and current are shown, in order, in at most seven slots, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(pageOfCount, ([page, pageCount]) => {
      const slots = pageWindow(page, pageCount);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      expect(slots).toHaveLength(Math.min(7, pageCount));
      expect(new Set(slots).size).toBe(slots.length);
      expect(numbers).toEqual([...numbers].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      const isValid = slots.map((slot, index) => {
        const before = slots[index - 1];
        if (typeof slot !== 'number') return Number(slots[index + 1]) - Number(before) > 2;
        return typeof before !== 'number' || slot - before === 1;
      });
      expect(isValid).not.toContain(false);
    }),
    { numRuns: 10_000 },
  );
});
