import { batchColumns, cellsByColumn, csvSeparatorOf, findColumn, isBatchExample } from '@oraculo/api-client/contract';
import { decodeCsv } from '../../uploads/decodeCsv.ts';
import { readCsvText } from '../../uploads/readCsvText.ts';
import { unreadColumns } from '../../uploads/unreadColumns.ts';
import { type BatchGridRow, newRow } from './batchGridRows.ts';

/** The number `5,29982E+10` in a file with commas is two cells. */
function joinShortened(cells: readonly string[]): readonly string[] {
  const at = cells.findIndex((text, place) => /^\d$/.test(text) && /^\d+E\+?\d+$/i.test(cells[place + 1] ?? ''));
  return at === -1 ? cells : [...cells.slice(0, at), `${cells[at]},${cells[at + 1]}`, ...cells.slice(at + 2)];
}

/** Reads a line below a header. A line with more cells keeps them all: the last column gets the rest, which is an error there. */
function createLineReader(header: readonly string[], separator: string) {
  const byColumn = cellsByColumn(header, batchColumns);
  const last = header.length - 1;
  const known = batchColumns.toSorted((a, b) => findColumn(header, b) - findColumn(header, a));
  const field = known[0]?.name ?? 'cpf';
  return (written: readonly string[]): BatchGridRow => {
    const cells = separator === ',' && written.length > header.length ? joinShortened(written) : written;
    if (cells.length <= header.length) return newRow(byColumn(cells));
    const row = newRow(byColumn([...cells.slice(0, last), cells.slice(last).join(separator)]));
    return { ...row, overflow: { field, text: row.cells[field] } };
  };
}

/** Reads the lines of a CSV as rows of the grid, invalid lines included, and names the columns that it leaves out. Rejects with a `DOMException` if the file has changed. */
export async function readBatchFile(file: File): Promise<{ rows: BatchGridRow[]; unread: string[] }> {
  const { text } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const separator = csvSeparatorOf(text);
  const rows: BatchGridRow[] = [];
  const filled = new Set<number>();
  let header: readonly string[] | undefined;
  let readLine: ReturnType<typeof createLineReader> | undefined;
  await readCsvText(text, ({ cells }) => {
    if (header === undefined || readLine === undefined) {
      header = cells;
      readLine = createLineReader(cells, separator);
    } else if (!isBatchExample(cells)) {
      rows.push(readLine(cells));
      for (let at = 0; at < header.length; at += 1) if (cells[at]?.trim()) filled.add(at);
    }
  });
  return { rows, unread: unreadColumns(header ?? [], batchColumns, filled) };
}
