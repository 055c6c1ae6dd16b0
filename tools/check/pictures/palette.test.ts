import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { hasPalette, withPalette } from './palette.ts';

/** Two flat colours with more shades between them than a palette holds. */
function picture(paint?: (png: PNG) => void): Buffer {
  const png = new PNG({ width: 40, height: 40 });
  for (let at = 0; at < 1600; at++) {
    const shade = at < 800 ? 250 : at < 1200 ? 20 : (at * 7) % 256;
    png.data.set([shade, at < 1200 ? shade : (at * 3) % 256, shade, 255], at * 4);
  }
  paint?.(png);
  return PNG.sync.write(png);
}

test('a picture of many shades gets a palette with exact flat colours and close shades', () => {
  const source = picture();
  const { png, maxDistance } = withPalette(source);
  expect(hasPalette(source)).toBe(false);
  expect(hasPalette(png)).toBe(true);
  expect(maxDistance).toBeLessThan(14);
  const before = PNG.sync.read(source).data;
  const after = PNG.sync.read(png).data;
  expect(after.subarray(0, 1200 * 4).equals(before.subarray(0, 1200 * 4))).toBe(true);
});

test('a single pixel of another colour keeps its colour', () => {
  const other = withPalette(picture(({ data }) => data.set([244, 244, 244], 100 * 4)));
  const { data } = PNG.sync.read(other.png);
  const reds = [99, 100, 101].map((at) => data[at * 4]);
  expect(reds).toEqual([250, expect.closeTo(244, -0.6), 250]);
});
