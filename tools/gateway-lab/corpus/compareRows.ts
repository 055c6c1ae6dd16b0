import type { CsvRow } from '@oraculo/api-client/contract';

export interface Difference {
  line: number;
  column: number;
  own: string;
  other: string;
}

/** The number of columns that the gateway reads. */
const maxColumns = 50;

const folded = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Whether the texts of two readers mean the same: a number may be written in two ways, a date with or without its time, a time with or without parts of a second. */
export function isSame(own: string, other: string): boolean {
  const [left, right] = [folded(own), folded(other)];
  if (left === right) return true;
  if (left !== '' && right !== '' && Number(left) === Number(right)) return true;
  if (left !== '' && /^\d{4}-\d\d-\d\dT/.test(right))
    return right.startsWith(left) || right.slice(11, 19) === left.replace(/\.\d+$/, '');
  return false;
}

/**
 * Numbers the filled rows of a CSV in their order, because SheetJS counts neither line breaks inside of a cell nor
 * empty lines.
 */
export const inOrder = (rows: readonly CsvRow[]): CsvRow[] =>
  rows
    .filter(({ cells }) => cells.some((text) => folded(text) !== ''))
    .map(({ cells }, at) => ({ line: at + 1, cells }));

/** The differences between the rows of two readers, by line and cell. */
export function compareRows(own: readonly CsvRow[], other: readonly CsvRow[]): Difference[] {
  const byLine = new Map(other.map(({ line, cells }) => [line, cells]));
  const differences: Difference[] = [];
  const compare = (line: number, cells: readonly string[], others: readonly string[]) => {
    const width = Math.min(maxColumns, Math.max(cells.length, others.length));
    for (let column = 0; column < width; column += 1) {
      const [left = '', right = ''] = [cells[column], others[column]];
      if (!isSame(left, right)) differences.push({ line, column, own: left, other: right });
    }
  };
  for (const { line, cells } of own) {
    compare(line, cells, byLine.get(line) ?? []);
    byLine.delete(line);
  }
  for (const [line, cells] of byLine) compare(line, [], cells);
  return differences;
}
