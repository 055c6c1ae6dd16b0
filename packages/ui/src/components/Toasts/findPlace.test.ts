import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, findPlace } from './findPlace.ts';

const column: Box = { top: 92, bottom: 832, left: 10, right: 390 };
const boxOf = (top: number, bottom: number, left = 0, right = 400): Box => ({ top, bottom, left, right });

test.each<[string, number[], Box[], { top: number; count: number } | undefined]>([
  ['is at the top if nothing is in the way', [80], [], { top: 92, count: 1 }],
  ['is below a box that it would cover', [80], [boxOf(100, 142)], { top: 154, count: 1 }],
  ['is above a box if there is enough space', [80], [boxOf(200, 242)], { top: 92, count: 1 }],
  ['is not in a space that is too low for it', [80], [boxOf(100, 142), boxOf(180, 222)], { top: 234, count: 1 }],
  ['ignores a box outside of its column', [80], [boxOf(100, 142, 400, 500)], { top: 92, count: 1 }],
  ['does not show cards that would cover the pagination', [80, 172, 264], [boxOf(300, 340)], { top: 92, count: 2 }],
  ['shows cards that only the window clips', [400, 900], [], { top: 92, count: 2 }],
  ['has no position in a full window', [80], [boxOf(92, 832)], undefined],
])('a column of toasts %s', (_what, ends, obstacles, place) => {
  expect(findPlace(ends, column, obstacles, 12)).toEqual(place);
});

test('shown cards overlap no obstacle', () => {
  const height = fc.integer({ min: 20, max: 300 });
  const box = fc.record({ top: fc.integer({ min: 0, max: 900 }), size: fc.integer({ min: 1, max: 300 }) });
  fc.assert(
    fc.property(fc.array(height, { minLength: 1, maxLength: 5 }), fc.array(box, { maxLength: 5 }), (heights, boxes) => {
      let end = -12;
      const ends = heights.map((one) => (end += one + 12));
      const obstacles = boxes.map(({ top, size }) => boxOf(top, top + size));
      const place = findPlace(ends, column, obstacles, 12);
      if (!place) return;
      expect(place.top).toBeGreaterThanOrEqual(column.top);
      expect(place.count).toBeGreaterThan(0);
      const bottom = place.top + (ends[place.count - 1] ?? 0);
      for (const one of obstacles)
        expect(one.bottom <= place.top || one.top >= Math.min(bottom, column.bottom)).toBe(true);
    }),
  );
});
