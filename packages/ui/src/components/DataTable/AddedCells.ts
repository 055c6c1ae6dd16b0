import type { ComponentType } from 'react';
import type { RowDetails } from './details/DetailFeatures.ts';

/** The cells that the table adds before the columns: checkbox and details button. The object is stable between renders. */
export interface AddedCells<Row> {
  count: number;
  SelectCell: ComponentType<{ row: unknown; nameId: string }> | undefined;
  details: RowDetails<Row> | undefined;
}
