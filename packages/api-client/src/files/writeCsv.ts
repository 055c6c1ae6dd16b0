export type CsvSeparator = ',' | ';';

/** Written before the first line, so that a spreadsheet reads UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A spreadsheet runs a cell that starts with one of these as a formula, in the full-width forms too. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/;

const guard = (cell: string) => (startsFormula.test(cell) ? `'${cell}` : cell);

// Both separators are quoted, whichever is in use: a spreadsheet of another locale splits at the other one.
const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One line that a spreadsheet opens as text: quotes doubled, CRLF at its end, no cell runs as a formula. */
export const writeCsvLine = (cells: readonly string[], separator: CsvSeparator = ','): string =>
  `${cells.map((cell) => quote(guard(cell))).join(separator)}\r\n`;

/** A CSV that a spreadsheet opens as text: UTF-8 with a byte order mark, CRLF, quotes doubled, no cell runs as a formula. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string =>
  byteOrderMark + rows.map((cells) => writeCsvLine(cells, separator)).join('');
