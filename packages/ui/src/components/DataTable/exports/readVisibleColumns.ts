import type { Column } from '../Column.ts';
import { readPreferences } from '../layout/tablePreferences.ts';
import type { PinnedColumns } from '../pins/PinFeatures.ts';
import { shownColumns } from '../shownColumns.ts';

export interface VisibleColumnsOptions {
  /** The `tableId` of the table, under which hidden columns are stored. */
  tableId?: string | undefined;
  /** The `pinned` of the table: pinned columns move to the ends. */
  pinned?: PinnedColumns | undefined;
}

/** The columns that a `DataTable` shows now, in their order. Call it when the export button is pressed, not while rendering. */
export const readVisibleColumns = <Row>(
  columns: readonly Column<Row>[],
  { tableId, pinned }: VisibleColumnsOptions = {},
): readonly Column<Row>[] => shownColumns(columns, tableId ? readPreferences(tableId).hiddenColumns : [], pinned);
