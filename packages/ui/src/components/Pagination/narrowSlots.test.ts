import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowSlots } from './narrowSlots.ts';
import { type PageSlot, pageWindow } from './pageWindow.ts';

const seenIn = (width: 'wide' | 'narrow', page: number, pageCount: number) =>
  narrowSlots(page, pageCount)
    .filter(({ seen }) => seen === 'always' || seen === width)
    .map(({ slot }) => slot);

test.each<[page: number, pageCount: number, slots: PageSlot[]]>([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [3, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 'gapAfter', 5]],
  [3, 7, [1, 'gapBefore', 3, 'gapAfter', 7]],
  [7, 7, [1, 'gapBefore', 6, 7]],
  [12, 25, [1, 'gapBefore', 12, 'gapAfter', 25]],
  [25, 25, [1, 'gapBefore', 24, 25]],
])('page %i of %i in a narrow bar', (page, pageCount, slots) => {
  expect(seenIn('narrow', page, pageCount)).toEqual(slots);
});

const pageOfCount = fc
  .integer({ min: 1, max: 100_000 })
  .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));

test('no page is left out without an ellipsis, there are at most five slots, and a wide bar is unchanged', () => {
  fc.assert(
    fc.property(pageOfCount, ([page, pageCount]) => {
      const slots = seenIn('narrow', page, pageCount);
      expect(slots.length).toBeLessThanOrEqual(5);
      expect(slots).toEqual(expect.arrayContaining([1, page, pageCount]));
      const holes = slots.filter((slot, at) => {
        const before = slots[at - 1];
        return typeof slot === 'number' && typeof before === 'number' && slot - before !== 1;
      });
      expect(holes).toEqual([]);
      expect(seenIn('wide', page, pageCount)).toEqual(pageWindow(page, pageCount));
    }),
    { numRuns: 10_000 },
  );
});
