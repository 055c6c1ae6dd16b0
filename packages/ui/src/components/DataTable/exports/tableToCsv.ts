import type { Column } from '../Column.ts';
import { guardFormula, hasButton, oneLine, textOf } from './cellText.ts';

export interface CsvOptions {
  /**
   * Decides the decimal separator, and thereby the separator of cells: Excel expects `;` where the decimal separator is a comma. @default
   * 'pt-BR'
   */
  locale?: string | undefined;
}

/** Excel reads UTF-8 only with it. */
const byteOrderMark = '\u{FEFF}';

/** A column that is empty in these rows is kept, so that each export of a table has the same columns. */
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
  // As many digits as a spreadsheet keeps; without grouping, whose separator may be the separator of cells.
  const format = new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumSignificantDigits: 15,
    numberingSystem: 'latn',
  });
  const separator = format.format(0.5).includes(',') ? ';' : ',';
  // Every usual separator is quoted: a spreadsheet in another language uses another one, and a formula may follow it.
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
