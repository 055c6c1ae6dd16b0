import { afterEach, expect, test, vi } from 'vitest';
import { readCsvText } from './readCsvText.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const piece = 128 * 1024;

test.each([
  ['an empty text', 0, 0],
  ['what fits in one piece', piece, 0],
  ['a letter more', piece + 1, 1],
  ['three pieces', 3 * piece, 2],
])('%s yields to the page between its chunks', async (_what, length, pauses) => {
  const pause = vi.spyOn(globalThis, 'setTimeout');
  const rows: string[][] = [];
  await readCsvText('a;b\n'.repeat(length / 4) + 'a;b\n'.slice(0, length % 4), ({ cells }) => rows.push([...cells]));
  expect(pause).toHaveBeenCalledTimes(pauses);
  expect(rows).toHaveLength(Math.ceil(length / 4));
});
