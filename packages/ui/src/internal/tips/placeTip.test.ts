import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTip } from './placeTip.ts';

const viewport = { width: 1280, height: 800 };
const bubble = { width: 200, height: 30 };

test('it stands above its trigger, centred', () => {
  expect(placeTip({ left: 600, top: 400, width: 100, height: 40 }, bubble, viewport)).toEqual({ left: 550, top: 364 });
});

test('it stands below where there is no room above', () => {
  expect(placeTip({ left: 600, top: 10, width: 100, height: 40 }, bubble, viewport)).toEqual({ left: 550, top: 56 });
});

test('it never leaves a viewport that it fits into', () => {
  const trigger = fc.record({
    left: fc.integer({ min: 0, max: 1200 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: fc.integer({ min: 1, max: 80 }),
    height: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(trigger, (box) => {
      const { left, top } = placeTip(box, bubble, viewport);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(left + bubble.width).toBeLessThanOrEqual(viewport.width - 8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(top + bubble.height).toBeLessThanOrEqual(viewport.height);
    }),
    { numRuns: 10_000 },
  );
});
