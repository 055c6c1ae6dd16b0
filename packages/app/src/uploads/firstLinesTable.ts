import { type CsvRow, findColumn, type UploadColumn } from '@oraculo/api-client/contract';
import type { CsvInspection } from './previewCsv.ts';

export interface FirstLineColumn {
  /** Its index in the file. */
  at: number;
  title: string;
  isRead: boolean;
}

interface FirstLinesTable {
  /** Columns of the file that are not shown. */
  hiddenCount: number;
  columns: readonly FirstLineColumn[];
  lines: readonly CsvRow[];
}

/** A preview shows at most this many columns. */
const shownColumns = 12;
const shownLength = 100;

/** On one line and truncated, because a cell of a file may contain a whole letter. */
function inOneCell(text: string) {
  const line = text
    .slice(0, shownLength + 1)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
}

/**
 * The first lines of a CSV with all its columns, used or not. A column without a title is named by its position, or
 * omitted if its lines are empty, because a spreadsheet may write empty columns at the end.
 */
export function firstLinesTable(
  { header, firstLines }: Pick<CsvInspection, 'header' | 'firstLines'>,
  columns: readonly UploadColumn[],
): FirstLinesTable {
  const read = new Set(columns.map((column) => findColumn(header, column)));
  const lines = firstLines.map(({ line, cells }) => ({ line, cells: cells.map(inOneCell) }));
  const width = Math.max(header.length, ...lines.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at).filter(
    (at) => inOneCell(header[at] ?? '') !== '' || lines.some(({ cells }) => (cells[at] ?? '') !== ''),
  );
  // Used columns are selected first, because a file may have fifty others before them.
  const chosen = [...places.filter((at) => read.has(at)), ...places.filter((at) => !read.has(at))]
    .slice(0, shownColumns)
    .toSorted((one, other) => one - other);
  const shown = chosen.map((at) => ({
    at,
    title: inOneCell(header[at] ?? '') || `${at + 1}ª coluna`,
    isRead: read.has(at),
  }));
  return { columns: shown, lines, hiddenCount: places.length - shown.length };
}
