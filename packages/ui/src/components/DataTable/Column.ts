import type { ReactNode } from 'react';
import type { ColumnFilter } from './filters/FilterFeatures.ts';

/** One column of a table. Define the list outside of the component, so that it is the same on every render. */
export interface Column<Row> {
  /** Stable and unique: the visibility of the column is stored under it. */
  id: string;
  /** The name of the column; in a card it is before the value. */
  header: string;
  /** Null, undefined or an empty text is shown as `-`. */
  cell: (row: Row) => ReactNode;
  /** The column that names the row: read before each cell, the title of a card, never hidden. One for each table. */
  isRowHeader?: boolean | undefined;
  /** Alignment in the line. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The preferred width, in CSS; wider content makes the column wider. */
  width?: string | undefined;
  /**
   * Truncates a text of more than `over` characters to `to` characters and three dots; only for a `cell` that returns text. The full text
   * is shown on hover, on touch and in the focused row; a setting of the view menu shows it in every row. If rows have no controls, they
   * cannot be focused: give the table a `tableId`, so that it has the menu.
   */
  truncate?: { over: number; to: number } | undefined;
  /** Codes, dates and amounts: digits of equal width, on one line. */
  isNumeric?: boolean | undefined;
  /** Shows long numbers in groups of four, as `GroupedDigits` does; only for a `cell` that returns text. */
  isGrouped?: boolean | undefined;
  /** Whether the user may hide it. @default true */
  isHideable?: boolean | undefined;
  /** Makes the header a button that requests another order, if the table has `onSortChange`; only for columns that the server can sort. */
  isSortable?: boolean | undefined;
  /** Offers a filter in the header, if the table has `filters`; only for columns that the server can filter. */
  filter?: ColumnFilter | undefined;
  /** Text of the cell in a copied row, if `cell` returns more than text. @default the text of `cell` */
  text?: ((row: Row) => string) | undefined;
  /**
   * Value of the cell in a file of `tableToCsv`: a number can be summed there, and has the decimal separator of the user's locale.
   * @default `text`, or the text of `cell`
   */
  exportValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /**
   * Position of the cell in a card, without the name of the column: `corner` is next to the title, for the status; `aside` is on the line
   * of the previous cell, for values that need no label. @default a line with the name
   */
  cardSlot?: 'corner' | 'aside' | undefined;
  /** The column contains the buttons of the row. In a card they are at the end; a row without buttons has no line for them. */
  isActions?: boolean | undefined;
}
