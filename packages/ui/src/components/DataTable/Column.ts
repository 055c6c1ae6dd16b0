import type { ReactNode } from 'react';

/** One column of a table. Keep the list outside the component, so that it is the same one on every render. */
export interface Column<Row> {
  /** Stable and unique: the column's visibility is kept under it. */
  id: string;
  /** The name of the column; in a card it stands before the value. */
  header: string;
  /** Nothing, or an empty text, is shown as `-`. */
  cell: (row: Row) => ReactNode;
  /** The column that names the row: read before each cell, the title of the card on narrow screens, never hidden. One a table. */
  isRowHeader?: boolean | undefined;
  /** Along the line. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** A CSS width, as a wish: the content may need more. */
  width?: string | undefined;
  /**
   * Truncates a text of more than `over` characters to `to` characters and three dots; only for a `cell` that gives text. The whole text
   * is shown on hover and touch, in the row that has the focus, and in every row by a choice of the view menu. A table without a control in
   * its rows needs that menu, so give it a `tableId`.
   */
  truncate?: { over: number; to: number } | undefined;
  /** Codes, dates and amounts: digits of one width, kept on one line. */
  isNumeric?: boolean | undefined;
  /** Long numbers in groups of four, as `GroupedDigits` draws them; only for a `cell` that gives text. */
  isGrouped?: boolean | undefined;
  /** Whether the reader may hide it. @default true */
  isHideable?: boolean | undefined;
  /** Its header is a button that asks for another order, where the table has `onSortChange`; only for what the server can sort. */
  isSortable?: boolean | undefined;
  /** Text of the cell in a copied row, where `cell` gives more than text. @default the text of `cell` */
  text?: ((row: Row) => string) | undefined;
  /**
   * Value of the cell in a file that `tableToCsv` makes: a number can be added up there, with the decimal sign of the reader's locale. @default
   * `text`, or the text of `cell`
   */
  exportValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /**
   * Place of the cell in the card of a narrow screen, without the name of the column. `corner` is next to the title, for the
   * status; `aside` is on the line of the cell before it, for values that explain themselves. @default a line with the name
   */
  cardSlot?: 'corner' | 'aside' | undefined;
  /** The buttons of the row: on narrow screens at the end of the card, and nothing where a row has none. */
  isActions?: boolean | undefined;
}
