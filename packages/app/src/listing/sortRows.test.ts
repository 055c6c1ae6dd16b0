import { expect, test } from 'vitest';
import { type OrderedColumn, sortRows } from './sortRows.ts';

interface Row {
  name: string | null;
  line: number | null;
}

const columns: OrderedColumn<Row>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'line', header: 'Linha', cell: ({ line }) => line, sortBy: ({ line }) => line },
  { id: 'other', header: 'Outra', cell: () => '' },
];
const rows: Row[] = [
  { name: 'guia-10.pdf', line: 10 },
  { name: null, line: null },
  { name: 'Ágata.pdf', line: 9 },
  { name: 'guia-9.pdf', line: 2 },
  { name: 'Azul.pdf', line: 1 },
];
const names = (sort: Parameters<typeof sortRows>[2]) => sortRows(rows, columns, sort).map(({ name }) => name);

test('texts are sorted in Brazilian order, numbers within them by value, missing values last', () => {
  const order = ['Ágata.pdf', 'Azul.pdf', 'guia-9.pdf', 'guia-10.pdf'];
  expect(names({ columnId: 'name', direction: 'ascending' })).toEqual([...order, null]);
  expect(names({ columnId: 'name', direction: 'descending' })).toEqual([...order.toReversed(), null]);
});

test('numbers are sorted by value', () => {
  const lines = (direction: 'ascending' | 'descending') =>
    sortRows(rows, columns, { columnId: 'line', direction }).map(({ line }) => line);
  expect(lines('ascending')).toEqual([1, 2, 9, 10, null]);
  expect(lines('descending')).toEqual([10, 9, 2, 1, null]);
});

test('negative and decimal numbers are sorted as numbers', () => {
  const numbers = [-2, 0.5, -10, 0.25, 3, null, -10].map((line) => ({ name: null, line }));
  const sorted = sortRows(numbers, columns, { columnId: 'line', direction: 'ascending' });
  expect(sorted.map(({ line }) => line)).toEqual([-10, -10, -2, 0.25, 0.5, 3, null]);
});

test('rows with equal or missing values keep their order', () => {
  const alike = [null, 'b', null, 'a', 'b', null].map((name, line) => ({ name, line }));
  const lines = (direction: 'ascending' | 'descending') =>
    sortRows(alike, columns, { columnId: 'name', direction }).map(({ line }) => line);
  expect(lines('ascending')).toEqual([3, 1, 4, 0, 2, 5]);
  expect(lines('descending')).toEqual([1, 4, 3, 0, 2, 5]);
});

test('without a sort order, or by an unknown column, rows keep their order', () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { columnId: 'other', direction: 'ascending' })).toBe(rows);
});
