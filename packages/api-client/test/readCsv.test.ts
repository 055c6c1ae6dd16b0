import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvRow, createCsvReader, csvSeparatorOf } from '../src/files/readCsv.ts';
import vectors from '@oraculo-tools/testkit/data/csvVectors.json' with { type: 'json' };

test.each(vectors)('$name', ({ text, separator, rows }) => {
  const reader = createCsvReader(csvSeparatorOf(text));
  const found: CsvRow[] = [];
  // In chunks of random length.
  for (const character of text) found.push(...reader.push(character));
  found.push(...reader.end());
  expect(csvSeparatorOf(text)).toBe(separator);
  expect(found).toEqual(rows);
});

test.each([
  ['a quote that nothing closes', 'A;B\n1;2\n"x;3\n4;5\n', 'A linha 3 abre aspas que não fecham.'],
  ['a row of more than 64 kB', `A\n"${'x'.repeat(70_000)}"\n`, 'A linha 2 não termina: confira as aspas.'],
  ['a row of more than 200 cells', `A\n1\n${';'.repeat(200)}\n`, 'A linha 3 tem colunas demais.'],
])('a CSV with %s is refused with its line number', (_what, text, message) => {
  const reader = createCsvReader(';');
  expect(() => {
    reader.push(text);
    reader.end();
  }).toThrow(message);
});

const separators = [';', ',', '\t', '|'] as const;

test('written rows are read back unchanged, with any separator, line ending and chunk length', () => {
  const cells = array(string({ unit: constantFrom(...'ab1 é;,\t|"\r\n'), maxLength: 6 }), {
    minLength: 2,
    maxLength: 4,
  });
  assert(
    property(
      array(cells, { minLength: 1, maxLength: 6 }),
      constantFrom(...separators),
      array(constantFrom('\n', '\r\n', '\r'), { minLength: 6, maxLength: 6 }),
      constantFrom('', 'sep=', '"sep="'),
      integer({ min: 1, max: 9 }),
      (rows, separator, ends, order, piece) => {
        const first = order === '' ? '' : `${order.replace('=', `=${separator}`)}\n`;
        const lines = rows.map(
          (row, at) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + ends[at % ends.length],
        );
        const text = first + lines.join('');
        const reader = createCsvReader(order === '' ? separator : csvSeparatorOf(text));
        const found: CsvRow[] = [];
        for (let at = 0; at < text.length; at += piece) found.push(...reader.push(text.slice(at, at + piece)));
        found.push(...reader.end());
        const trimmed = rows.map((row) => row.map((cell) => cell.trim()));
        expect(found.map(({ cells: read }) => read)).toEqual(trimmed.filter((row) => row.some((cell) => cell !== '')));
      },
    ),
    { numRuns: 1_000 },
  );
});
