import type { Column } from '../Column.ts';
import { readPreferences } from '../layout/tablePreferences.ts';
import type { PinnedColumns } from '../pins/PinFeatures.ts';
import { shownColumns } from '../shownColumns.ts';

export interface VisibleColumnsOptions {
  /** The one of the table: it says which columns the reader has hidden. */
  tableId?: string | undefined;
  /** The one of the table: pinned columns go to their ends. */
  pinned?: PinnedColumns | undefined;
}

/** The columns that a `DataTable` shows now, in their order. Call it in the press of the button that exports, not while rendering. */
export const readVisibleColumns = <Row>(
  columns: readonly Column<Row>[],
  { tableId, pinned }: VisibleColumnsOptions = {},
): readonly Column<Row>[] => shownColumns(columns, tableId ? readPreferences(tableId).hiddenColumns : [], pinned);
