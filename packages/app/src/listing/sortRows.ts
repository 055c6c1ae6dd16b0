import type { Column, Sort } from '@oraculo/ui';

/** A column of a list that the app holds completely. `sortBy` makes the header a button. */
export interface OrderedColumn<Row> extends Omit<Column<Row>, 'isSortable'> {
  sortBy?: (row: Row) => string | number | null;
}

// Sorts “linha 9” before “linha 10”, and accented letters next to their base letter.
const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** The sorted rows. Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly OrderedColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  if (!sortBy) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (typeof one === 'number' && typeof other === 'number' ? one - other : compare(`${one}`, `${other}`));
  });
  return keyed.map(({ row }) => row);
}
