import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** The rows and the header that open details; the table does not load them by itself. */
interface DetailParts {
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
  /** The parts that the table draws; not for the app. */
  parts: DetailParts;
}
