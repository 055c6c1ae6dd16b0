import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import vectors from '@oraculo-tools/testkit/data/csvVectors.json' with { type: 'json' };
import type { CsvRow } from '@oraculo/api-client/contract';
import { createCpuBudget, inspectCsv, readCsv } from '../src/intake/csv.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

// The same cases test the app’s check of a chosen file, so that it warns about exactly the files that the gateway
// refuses.
test.each(vectors)('$name', async ({ text, separator, rows }) => {
  const path = join(folder, 'arquivo.csv');
  await writeFile(path, text);
  const shape = await inspectCsv(path, 100);
  const found: CsvRow[] = [];
  for await (const row of readCsv(path, shape)) found.push(row);
  expect(shape.delimiter).toBe(separator);
  expect(found).toEqual(rows);
});

/** The slowest files within the limits of size, lines and cells. */
const costly: [string, () => string[]][] = [
  ['18 million cells', () => [`CPF${';'.repeat(180)}\n`, `1${';'.repeat(180)}\n`.repeat(100_000)]],
  ['nine million escaped quotes', () => ['CPF\n', `"${'""'.repeat(30_000)}"\n`.repeat(300)]],
  ['18 million empty lines', () => ['CPF\n', '\n'.repeat(18_000_000), '1\n']],
];

test.each(costly)(
  'reading %s takes less processor time than the limit',
  async (_title, parts) => {
    const path = join(folder, 'caro.csv');
    await writeFile(path, parts());
    const before = process.cpuUsage();
    const shape = await inspectCsv(path, 100_000);
    let rows = 0;
    for await (const row of readCsv(path, shape)) if (row) rows += 1;
    const { user, system } = process.cpuUsage(before);
    expect(rows).toBeGreaterThan(1);
    expect((user + system) / 1000).toBeLessThan(5000);
  },
  60_000,
);

test('inspecting and reading refuse a file that takes too much processor time', async () => {
  const path = join(folder, 'lento.csv');
  await writeFile(path, ['CPF\n', '1\n'.repeat(200_000)]);
  const sentence = /demorou demais para ser lido\. Divida-o/;
  await expect(inspectCsv(path, 300_000, undefined, createCpuBudget(0.1))).rejects.toThrow(sentence);
  const shape = await inspectCsv(path, 300_000);
  const read = async () => {
    for await (const row of readCsv(path, shape, undefined, createCpuBudget(0.1))) if (!row) return;
  };
  await expect(read()).rejects.toThrow(sentence);
});
