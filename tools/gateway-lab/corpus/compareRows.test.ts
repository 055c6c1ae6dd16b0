import { expect, test } from 'vitest';
import { compareRows, inOrder, isSame } from './compareRows.ts';

test.each<[own: string, other: string, isAlike: boolean]>([
  ['', '', true],
  ['Ana', 'Ana', true],
  [' Ana\r\nBia ', 'Ana\nBia', true],
  ['Ana', 'ana', false],
  ['1', '1.0', true],
  ['1e3', '1000', true],
  ['05', '5', true],
  ['0', '', false],
  ['', '0', false],
  ['1,5', '1.5', false],
  ['2026-11-02', '2026-11-02T00:00:00.000Z', true],
  ['2026-11-02T18:00:00', '2026-11-02T18:00:00.000Z', true],
  ['18:00:00', '1899-12-31T18:00:00.000Z', true],
  ['18:00:00.25', '1899-12-31T18:00:00.250Z', true],
  ['18:00:01.25', '1899-12-31T18:00:00.250Z', false],
  ['2026-11-03', '2026-11-02T00:00:00.000Z', false],
  ['-1', '1899-12-29T00:00:00.000Z', false],
  ['', '2026-11-02T00:00:00.000Z', false],
])('whether “%s” and “%s” mean the same: %s', (own, other, isAlike) => {
  expect(isSame(own, other)).toBe(isAlike);
});

const row = (line: number, ...cells: string[]) => ({ line, cells });

test.each<[what: string, own: ReturnType<typeof row>[], other: ReturnType<typeof row>[], places: string[]]>([
  ['equal rows', [row(1, 'a', 'b'), row(3, 'c')], [row(1, 'a', 'b'), row(3, 'c', '')], []],
  ['another text', [row(1, 'a', 'b')], [row(1, 'a', 'x')], ['1.1 b x']],
  ['a row that only the other reader has', [row(1, 'a')], [row(1, 'a'), row(2, '', 'b')], ['2.1  b']],
  ['a row that only the gateway has', [row(1, 'a'), row(2, 'b')], [row(1, 'a')], ['2.0 b ']],
  ['a row at another line', [row(2, 'a')], [row(3, 'a')], ['2.0 a ', '3.0  a']],
  ['a cell beyond the fiftieth', [row(1, 'a')], [row(1, 'a', ...Array.from({ length: 50 }, () => ''), 'x')], []],
])('%s', (_what, own, other, places) => {
  expect(compareRows(own, other).map((at) => `${at.line}.${at.column} ${at.own} ${at.other}`)).toEqual(places);
});

test('rows of a CSV are numbered by their order, and empty rows are left out', () => {
  const own = [row(1, 'a'), row(5, 'b\nc'), row(6, ' ', ''), row(7, 'd')];
  expect(inOrder(own)).toEqual([row(1, 'a'), row(2, 'b\nc'), row(3, 'd')]);
  expect(compareRows(inOrder(own), inOrder([row(1, 'a'), row(2, 'b\nc'), row(3, 'd')]))).toEqual([]);
});
