import type { Column } from './Column.ts';

/** The order in which the rows were requested. */
export interface Sort {
  /** `id` of the column. */
  columnId: string;
  /** `ascending`: A to Z, oldest or smallest first. */
  direction: 'ascending' | 'descending';
}

/** The order after a press on a header: ascending, descending, then the list's own order. */
export function nextSort(sort: Sort | null | undefined, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

/** The order in words; `undefined` for the list's own order and for an unknown column. */
export function describeSort<Row>(
  sort: Sort | null | undefined,
  columns: readonly Column<Row>[],
  words: (header: string, direction: Sort['direction']) => string,
) {
  const column = sort && columns.find(({ id }) => id === sort.columnId);
  return column && words(column.header, sort.direction);
}
