import { expect, test } from 'vitest';
import { readInParts } from '../src/db/readInParts.ts';

test.each([
  [0, []],
  [1, [[1]]],
  [2, [[1, 2]]],
  [
    4,
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [5, [[1, 2], [3, 4], [5]]],
])('%i rows are each read once and in order, at most two at a time', async (count, parts) => {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  const found: number[][] = [];
  const read = readInParts<number>(async (last = 0, limit) => rows.filter((row) => row > last).slice(0, limit), 2);
  for await (const part of read) found.push(part);
  expect(found).toEqual(parts);
});
