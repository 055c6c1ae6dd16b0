import type { Column } from '../Column.ts';
import { guardFormula, hasButton, oneLine, textOf } from './cellText.ts';

export interface CsvOptions {
  /**
   * The locale of the decimal separator. If that is a comma, cells are separated by `;`, as Excel expects. @default 'pt-BR'
   */
  locale?: string | undefined;
}

/** Without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** Keeps a column that is empty in these rows, so that every export of a table has the same columns. */
function isExported<Row>(column: Column<Row>, rows: readonly Row[]) {
  if (column.isActions) return false;
  if (column.exportValue ?? column.text) return true;
  return !rows.some((row) => hasButton(column.cell(row))) || rows.some((row) => textOf(column, row) !== '');
}

/**
 * Rows as a CSV file for spreadsheets: with a byte order mark, and with text that looks like a formula kept as text. A column of buttons
 * is left out. Pass the result of `readVisibleColumns` for the columns that the user sees, and all rows that belong in the file: the table
 * has only one page of them. In any CSV file Excel shortens a text of more than 15 digits and drops leading zeros: for such columns offer
 * `copyRows` of the selection, which Excel reads as text.
 */
export function tableToCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { locale = 'pt-BR' }: CsvOptions = {},
): string {
  // A spreadsheet keeps 15 digits. Grouping is off, because its separator may be the separator of cells.
  const format = new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumSignificantDigits: 15,
    numberingSystem: 'latn',
  });
  const separator = format.format(0.5).includes(',') ? ';' : ',';
  // Quotes a cell with any usual separator: a spreadsheet in another language would split it there, and a formula could follow.
  const quote = (cell: string) => (/[",;|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const write = (value: string | number | null | undefined) => {
    if (typeof value === 'number') return Number.isFinite(value) ? format.format(value).replace('\u2212', '-') : '';
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
