import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import vectors from '../../../api-client/test/csvVectors.json' with { type: 'json' };
import type { CsvRow } from '@oraculo/api-client/contract';
import { inspectCsv, readCsv } from './csv.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

// The same cases hold for the look that the app takes before it sends a file: it warns of what is refused here, and of no more.
test.each(vectors)('$name', async ({ text, separator, rows }) => {
  const path = join(folder, 'arquivo.csv');
  await writeFile(path, text);
  const shape = await inspectCsv(path, 100);
  const found: CsvRow[] = [];
  for await (const row of readCsv(path, shape)) found.push(row);
  expect(shape.delimiter).toBe(separator);
  expect(found).toEqual(rows);
});
