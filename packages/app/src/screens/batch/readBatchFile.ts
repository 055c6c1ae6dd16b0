import { batchColumns, cellsByColumn, csvSeparatorOf, isBatchExample } from '@oraculo/api-client/contract';
import { decodeCsv } from '../../uploads/decodeCsv.ts';
import { readCsvText } from '../../uploads/readCsvText.ts';
import { unreadColumns } from '../../uploads/unreadColumns.ts';
import { type BatchGridRow, newRow } from './batchGridRows.ts';

/** Reads the lines of a CSV as rows of the grid, invalid lines included, and names the columns that it leaves out. Rejects with a `DOMException` if the file has changed. */
export async function readBatchFile(file: File): Promise<{ rows: BatchGridRow[]; unread: string[] }> {
  const { text } = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  const separator = csvSeparatorOf(text);
  const rows: BatchGridRow[] = [];
  const filled = new Set<number>();
  let header: readonly string[] | undefined;
  let byColumn: ReturnType<typeof cellsByColumn<(typeof batchColumns)[number]['name']>> | undefined;
  /** A cell after the last column is kept and shown there as an error. */
  const inColumns = (cells: readonly string[], count: number) =>
    cells.length > count ? [...cells.slice(0, count - 1), cells.slice(count - 1).join(separator)] : cells;
  await readCsvText(text, ({ cells }) => {
    if (header === undefined || byColumn === undefined) {
      header = cells;
      byColumn = cellsByColumn(cells, batchColumns);
    } else if (!isBatchExample(cells)) {
      rows.push(newRow(byColumn(inColumns(cells, header.length))));
      for (let at = 0; at < header.length; at += 1) if (cells[at]?.trim()) filled.add(at);
    }
  });
  return { rows, unread: unreadColumns(header ?? [], batchColumns, filled) };
}
