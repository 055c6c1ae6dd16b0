import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** The rows and the header that open details; the table does not load them by itself. */
interface DetailFeatures {
  Rows: ComponentType<DetailRowsProps>;
  Header: ComponentType;
}

export interface DetailRowsProps {
  /** Of the row itself. */
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

/** The result of `rowDetails`, for the `details` of a `DataTable`. */
export interface RowDetails<Row> {
  /** As it was given. */
  render: (row: Row, isOpen: boolean) => ReactNode;
  /** Components that the table renders; not for the app. */
  features: DetailFeatures;
}
