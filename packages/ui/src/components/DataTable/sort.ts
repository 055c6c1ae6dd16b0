import type { Column } from './Column.ts';

/** The order that the rows were asked for in. */
export interface Sort {
  /** `id` of the column. */
  columnId: string;
  /** `ascending`: A to Z, oldest or smallest first. */
  direction: 'ascending' | 'descending';
}

/** A press of a header: ascending, descending, then the order that the list has by itself. */
export function nextSort(sort: Sort | null | undefined, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

/** In words; `undefined` for the list's own order and for a column that is not there. */
export function describeSort<Row>(
  sort: Sort | null | undefined,
  columns: readonly Column<Row>[],
  words: (header: string, direction: Sort['direction']) => string,
) {
  const column = sort && columns.find(({ id }) => id === sort.columnId);
  return column && words(column.header, sort.direction);
}
