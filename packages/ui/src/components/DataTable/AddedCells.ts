import type { ComponentType } from 'react';
import type { RowDetails } from './details/DetailFeatures.ts';

/** Cells that the table puts before those of its columns; the same object as long as they are the same. */
export interface AddedCells<Row> {
  count: number;
  SelectCell: ComponentType<{ row: unknown; nameId: string }> | undefined;
  details: RowDetails<Row> | undefined;
}
