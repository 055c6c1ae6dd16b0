import type { ComponentType, ReactNode } from 'react';

/** Cells that the table puts before those of its columns; the same object as long as they are the same. */
export interface AddedCells<Row> {
  count: number;
  SelectCell: ComponentType<{ row: unknown; nameId: string }> | undefined;
  renderDetail: ((row: Row, isOpen: boolean) => ReactNode) | undefined;
}
