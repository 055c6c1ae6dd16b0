import type { Column } from './Column.ts';
import type { PinnedColumns } from './pins/PinFeatures.ts';

/** The columns without the hidden ones, and with pinned ones moved to the ends. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  pinned: PinnedColumns | undefined,
): readonly Column<Row>[] {
  const visible = columns.filter((column) => column.isRowHeader || !hidden.includes(column.id));
  return pinned ? pinned.features.order(visible, pinned.ids) : visible;
}
