import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePopup } from './placePopup.ts';

const viewport = { width: 1280, height: 800 };
const fieldAt = (top: number) => ({ top, bottom: top + 42, left: 100, width: 300 });

test.each([
  [0, 'below'],
  [558, 'below'],
  [559, 'above'],
  [700, 'above'],
] as const)('a field %d px from the top opens %s', (top, side) => {
  expect(placePopup(fieldAt(top), viewport).side).toBe(side);
});

test('a low window with even less room above still opens downward', () => {
  expect(placePopup(fieldAt(20), { width: 1280, height: 200 }).side).toBe('below');
});

test('a narrow field gets a list wide enough to read, inside a narrow window', () => {
  const place = placePopup({ top: 0, bottom: 42, left: 250, width: 60 }, { width: 320, height: 640 });
  expect(place).toMatchObject({ width: 220, left: 92 });
});

test('the list never leaves the window, and never covers its field', () => {
  const box = fc.record({
    top: fc.integer({ min: 0, max: 1400 }),
    left: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 20, max: 1600 }),
    windowWidth: fc.integer({ min: 240, max: 2560 }),
    windowHeight: fc.integer({ min: 200, max: 1440 }),
  });
  fc.assert(
    fc.property(box, ({ top, left, width, windowWidth, windowHeight }) => {
      fc.pre(top + 42 <= windowHeight);
      const anchor = { top, bottom: top + 42, left, width };
      const place = placePopup(anchor, { width: windowWidth, height: windowHeight });
      const start = place.side === 'below' ? place.offset : windowHeight - place.offset - place.maxHeight;
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + place.maxHeight).toBeLessThanOrEqual(windowHeight);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(windowWidth);
      const gap = place.side === 'below' ? start - anchor.bottom : anchor.top - (start + place.maxHeight);
      expect(gap).toBeGreaterThan(0);
    }),
    { numRuns: 10_000 },
  );
});
