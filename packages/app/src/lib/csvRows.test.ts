import { expect, test } from 'vitest';
import { createRowReader, type CsvRow, separatorOf } from './csvRows.ts';
import vectors from './csvVectors.json' with { type: 'json' };

test.each(vectors)('$name', ({ text, separator, rows }) => {
  const found: CsvRow[] = [];
  const reader = createRowReader(separatorOf(text), (row) => found.push(row));
  // In pieces that end anywhere.
  for (const character of text) reader.push(character);
  expect(reader.end()).toBeNull();
  expect(separatorOf(text)).toBe(separator);
  expect(found).toEqual(rows);
});

test('a quote that nothing closes is told with its line', () => {
  const reader = createRowReader(';', () => {});
  reader.push('A;B\n1;2\n"x;3\n4;5\n');
  expect(reader.end()).toBe(3);
});
