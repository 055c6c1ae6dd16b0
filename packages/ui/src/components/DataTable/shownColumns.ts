import type { Column } from './Column.ts';
import type { PinnedColumns } from './pins/PinFeatures.ts';

/** The columns of a table without hidden ones, and with pinned ones at their ends. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  pinned: PinnedColumns | undefined,
): readonly Column<Row>[] {
  const visible = columns.filter((column) => column.isRowHeader || !hidden.includes(column.id));
  return pinned ? pinned.features.order(visible, pinned.ids) : visible;
}
