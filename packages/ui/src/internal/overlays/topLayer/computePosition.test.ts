import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PositionRules, computePosition } from './computePosition.ts';

const desktop = { top: 0, width: 1280, height: 800 };

describe('a list', () => {
  const rules: PositionRules = { side: 'below', align: 'start', gap: 4, maxHeight: 360 };
  const list = { width: 300, height: 188 };
  const fieldAt = (top: number) => ({ top, left: 100, width: 300, height: 42 });

  test.each([
    [0, 'below'],
    [558, 'below'],
    [559, 'above'],
    [700, 'above'],
  ] as const)('at a field %d px from the top opens %s', (top, side) => {
    expect(computePosition(fieldAt(top), list, desktop, rules).side).toBe(side);
  });

  test('opens below in a short window with even less space above', () => {
    expect(computePosition(fieldAt(20), list, { ...desktop, height: 200 }, rules).side).toBe('below');
  });

  test('that would leave a narrow window on the right moves to the left', () => {
    const place = computePosition(
      { top: 0, left: 250, width: 60, height: 42 },
      { width: 220, height: 188 },
      { top: 0, width: 320, height: 640 },
      rules,
    );
    expect(place).toMatchObject({ width: 220, left: 92 });
  });

  test('never leaves the visible part of the window, and never covers its field', () => {
    const box = fc.record({
      top: fc.integer({ min: 0, max: 1400 }),
      left: fc.integer({ min: 0, max: 2000 }),
      width: fc.integer({ min: 220, max: 1600 }),
      visibleTop: fc.integer({ min: 0, max: 300 }),
      visibleWidth: fc.integer({ min: 240, max: 2560 }),
      visibleHeight: fc.integer({ min: 200, max: 1440 }),
    });
    fc.assert(
      fc.property(box, ({ top, left, width, visibleTop, visibleWidth, visibleHeight }) => {
        fc.pre(top >= visibleTop && top + 42 <= visibleTop + visibleHeight);
        const screen = { top: visibleTop, width: visibleWidth, height: visibleHeight };
        const place = computePosition({ top, left, width, height: 42 }, { width, height: 188 }, screen, rules);
        const start = place.side === 'below' ? place.edge : place.edge - place.maxHeight;
        expect(start).toBeGreaterThanOrEqual(visibleTop);
        expect(start + place.maxHeight).toBeLessThanOrEqual(visibleTop + visibleHeight);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + place.width).toBeLessThanOrEqual(visibleWidth);
        const gap = place.side === 'below' ? place.edge - top - 42 : top - place.edge;
        expect(place.maxHeight === 0 || gap === 4).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a calendar', () => {
  const rules: PositionRules = { side: 'below', align: 'start', gap: 6 };
  const calendar = { width: 326, height: 480 };
  const field = { left: 100, top: 100, width: 150, height: 42 };

  test.each([
    ['below the field', field, desktop, { side: 'below', left: 100, edge: 148 }],
    ['above it near the lower edge', { ...field, top: 700 }, desktop, { side: 'above', left: 100, edge: 694 }],
    ['inside the right edge', { ...field, left: 1200 }, desktop, { side: 'below', left: 946, edge: 148 }],
    [
      'inside the left edge on a narrow screen',
      field,
      { top: 0, width: 320, height: 700 },
      { side: 'below', left: 8, width: 304, edge: 148 },
    ],
    [
      'below the field, with less height, if there is too little space on both sides',
      field,
      { ...desktop, height: 500 },
      { side: 'below', left: 100, edge: 148, maxHeight: 344 },
    ],
    [
      'over the field if too little of it would be visible otherwise',
      field,
      { ...desktop, height: 390 },
      { side: 'below', left: 100, edge: 8, maxHeight: 374 },
    ],
    [
      'above the on-screen keyboard',
      { ...field, top: 500 },
      { top: 0, width: 390, height: 560 },
      { side: 'above', left: 56, edge: 494 },
    ],
    [
      'in the visible part of the page after the on-screen keyboard has moved it',
      { ...field, top: 450 },
      { top: 300, width: 390, height: 500 },
      { side: 'below', left: 56, edge: 498, maxHeight: 294 },
    ],
  ])('is positioned %s', (_where, at, screen, expected) => {
    expect(computePosition(at, calendar, screen, rules)).toMatchObject(expected);
  });
});

describe('the view menu of a table', () => {
  const rules: PositionRules = { side: 'below', align: 'end', gap: 4 };
  const menu = { width: 240, height: 400 };

  test.each([
    ['below its button, at the same right edge', { left: 900, top: 100 }, { side: 'below', left: 760, edge: 136 }],
    ['above it near the lower edge', { left: 900, top: 700 }, { side: 'above', left: 760, edge: 696 }],
    ['inside the left edge', { left: 20, top: 100 }, { side: 'below', left: 8, edge: 136 }],
  ])('is positioned %s', (_where, at, expected) => {
    expect(computePosition({ ...at, width: 100, height: 32 }, menu, desktop, rules)).toMatchObject(expected);
  });
});

describe('a tooltip', () => {
  const rules: PositionRules = { side: 'above', align: 'center', gap: 6 };
  const bubble = { width: 200, height: 30 };

  test('is centred above its trigger', () => {
    const place = computePosition({ left: 600, top: 400, width: 100, height: 40 }, bubble, desktop, rules);
    expect(place).toMatchObject({ side: 'above', left: 550, edge: 394 });
  });

  test('is below its trigger if there is no space above', () => {
    const place = computePosition({ left: 600, top: 10, width: 100, height: 40 }, bubble, desktop, rules);
    expect(place).toMatchObject({ side: 'below', left: 550, edge: 56 });
  });

  test('never leaves a window that it fits into', () => {
    const trigger = fc.record({
      left: fc.integer({ min: 0, max: 1200 }),
      top: fc.integer({ min: 0, max: 760 }),
      width: fc.integer({ min: 1, max: 80 }),
      height: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(trigger, (box) => {
        const { side, left, edge } = computePosition(box, bubble, desktop, rules);
        const top = side === 'below' ? edge : edge - bubble.height;
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + bubble.width).toBeLessThanOrEqual(desktop.width - 8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + bubble.height).toBeLessThanOrEqual(desktop.height - 8);
      }),
      { numRuns: 10_000 },
    );
  });
});
