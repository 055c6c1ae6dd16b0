export type CsvSeparator = ',' | ';';

/** Written before the first line, so that a spreadsheet reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A spreadsheet runs a cell that starts with one of these characters, also full-width ones, as a formula. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/;

const guard = (cell: string) => (startsFormula.test(cell) ? `'${cell}` : cell);

// Cells with either separator are quoted, because a spreadsheet of another locale splits at the other one.
const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One line of a CSV: quotes doubled, CRLF at its end, and no cell that a spreadsheet would run as a formula. */
export const writeCsvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map((cell) => quote(guard(cell))).join(separator)}\r\n`;

/**
 * A CSV that a spreadsheet shows as text: UTF-8 with a byte order mark, CRLF, quotes doubled, and no cell that it would
 * run as a formula.
 */
export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string =>
  byteOrderMark + rows.map((cells) => writeCsvLine(cells, separator)).join('');
