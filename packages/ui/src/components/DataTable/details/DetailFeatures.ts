import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** The rows and the header of a table with details. The table does not import them itself. */
interface DetailFeatures {
  Rows: ComponentType<DetailRowsProps>;
  Header: ComponentType;
}

export interface DetailRowsProps {
  /** Cells of the row itself. */
  attributes: ComponentProps<'tr'>;
  /** Before the button. */
  select: ReactNode;
  cells: ReactNode;
  /** Id of the cell that names the row. */
  nameId: string;
  columnCount: number;
  isCard: boolean;
  render: (isOpen: boolean) => ReactNode;
}

/** The result of `rowDetails`, for `details` of a `DataTable`. */
export interface RowDetails<Row> {
  /** The function that was passed. */
  render: (row: Row, isOpen: boolean) => ReactNode;
  /** Components that the table renders; not for apps. */
  features: DetailFeatures;
}
