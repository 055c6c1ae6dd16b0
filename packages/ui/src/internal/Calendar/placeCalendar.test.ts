import { expect, test } from 'vitest';
import { placeCalendar } from './placeCalendar.ts';

const popup = { width: 326, height: 480 };
const field = { left: 100, top: 100, width: 150, height: 42 };

test.each([
  ['under the field', field, { width: 1280, height: 800 }, { left: 100, top: 148 }],
  ['above it near the lower edge', { ...field, top: 700 }, { width: 1280, height: 800 }, { left: 100, top: 214 }],
  ['inside the right edge', { ...field, left: 1200 }, { width: 1280, height: 800 }, { left: 946, top: 148 }],
  ['inside the left edge on a narrow screen', field, { width: 320, height: 700 }, { left: 8, top: 148 }],
  [
    'inside the window where there is room on neither side',
    field,
    { width: 1280, height: 500 },
    { left: 100, top: 12 },
  ],
])('stands %s', (_where, at, screen, expected) => {
  expect(placeCalendar(at, popup, screen)).toEqual(expected);
});
