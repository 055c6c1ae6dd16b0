import { expect, test } from 'vitest';
import { isEmptyCell } from './isEmptyCell.ts';

test.each([' ', '-', '–', '—', '‐', '‑', '−', ' — ', '--', '\u00a0', '\t\n'])(
  '“%s” stands for an empty value',
  (text) => {
    expect(isEmptyCell(text)).toBe(true);
  },
);

test.each(['', '0', '- 1', '.', '/', 'x'])('“%s” does not stand for an empty value', (text) => {
  expect(isEmptyCell(text)).toBe(false);
});
