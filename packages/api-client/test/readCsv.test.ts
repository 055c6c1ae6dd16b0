import { expect, test } from 'vitest';
import { type CsvRow, createCsvReader, csvSeparatorOf } from '../src/files/readCsv.ts';
import vectors from '@oraculo-tools/testkit/data/csvVectors.json' with { type: 'json' };

test.each(vectors)('$name', ({ text, separator, rows }) => {
  const reader = createCsvReader(csvSeparatorOf(text));
  const found: CsvRow[] = [];
  // In pieces that end anywhere.
  for (const character of text) found.push(...reader.push(character));
  found.push(...reader.end());
  expect(csvSeparatorOf(text)).toBe(separator);
  expect(found).toEqual(rows);
});

test.each([
  ['a quote that nothing closes', 'A;B\n1;2\n"x;3\n4;5\n', 'A linha 3 abre aspas que não fecham.'],
  ['a row of more than 64 kB', `A\n"${'x'.repeat(70_000)}"\n`, 'A linha 2 não termina: confira as aspas.'],
  ['a row of more than 200 cells', `A\n1\n${';'.repeat(200)}\n`, 'A linha 3 tem colunas demais.'],
])('%s is refused with its line', (_what, text, message) => {
  const reader = createCsvReader(';');
  expect(() => {
    reader.push(text);
    reader.end();
  }).toThrow(message);
});
