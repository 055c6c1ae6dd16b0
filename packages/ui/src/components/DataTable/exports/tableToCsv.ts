import type { Column } from '../Column.ts';
import { guardFormula, oneLine, textOf } from './cellText.ts';

export interface CsvOptions {
  /** Decides the decimal sign, and with it what separates two cells: Excel takes `;` where a comma is the decimal sign. @default 'pt-BR' */
  locale?: string | undefined;
}

/** Excel reads UTF-8 only after it. */
const byteOrderMark = '\u{FEFF}';

/** Whether a column has words, as one of buttons alone has not. */
const isExported = <Row>(column: Column<Row>, rows: readonly Row[]) =>
  !column.isActions &&
  (Boolean(column.exportValue ?? column.text) ||
    rows.length === 0 ||
    rows.some((row) => typeof column.cell(row) !== 'object' || textOf(column, row) !== ''));

/**
 * Rows as a CSV that a spreadsheet opens: with a byte order mark, and with text that looks like a formula kept as text. A column of buttons
 * is left out. Give it what `readVisibleColumns` answers for the columns that the reader sees, and all rows that belong in the file: the table
 * has one page of them.
 */
export function tableToCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { locale = 'pt-BR' }: CsvOptions = {},
): string {
  // As many digits as a spreadsheet keeps; without groups, whose sign may be that of the cells.
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumSignificantDigits: 15 });
  const separator = format.format(0.5).includes(',') ? ';' : ',';
  const quote = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const write = (value: string | number | null | undefined) => {
    if (typeof value === 'number') return Number.isFinite(value) ? format.format(value) : '';
    return quote(guardFormula(oneLine(value ?? '')));
  };
  const exported = columns.filter((column) => isExported(column, rows));
  const lines = [
    exported.map(({ header }) => write(header)),
    ...rows.map((row) =>
      exported.map((column) => write(column.exportValue ? column.exportValue(row) : textOf(column, row))),
    ),
  ];
  return `${byteOrderMark}${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}
