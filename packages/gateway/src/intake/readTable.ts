import { HttpError } from '../http/HttpError.ts';
import { type Column, findColumns } from './columns.ts';
import { type CsvRow, inspectCsv, readCsv } from './csv.ts';
import { readSpreadsheet } from './xlsx.ts';

export type TableRow<Name extends string> = Record<Name, string> & { line: number };

const withoutRows = () => new HttpError(422, 'O arquivo não tem linhas além do cabeçalho.');

/** The rows of a CSV below its header, one by one, by the names of the columns. */
export async function* readCsvTable<Name extends string>(
  path: string,
  maxLines: number,
  columns: readonly Column<Name>[],
): AsyncGenerator<TableRow<Name>> {
  let read: ((cells: readonly string[]) => Record<Name, string>) | undefined;
  let isEmpty = true;
  for await (const { line, cells } of readCsv(path, await inspectCsv(path, maxLines))) {
    if (read === undefined) {
      read = findColumns(cells, columns);
      continue;
    }
    isEmpty = false;
    yield { line, ...read(cells) };
  }
  if (isEmpty) throw withoutRows();
}

/** The same for the first sheet of an .xlsx. */
export async function readSheetTable<Name extends string>(
  path: string,
  maxLines: number,
  columns: readonly Column<Name>[],
): Promise<TableRow<Name>[]> {
  const [header, ...body]: CsvRow[] = await readSpreadsheet(path, maxLines);
  if (header === undefined) throw new HttpError(422, 'A planilha está vazia.');
  const read = findColumns(header.cells, columns);
  if (body.length === 0) throw withoutRows();
  return body.map(({ line, cells }) => ({ line, ...read(cells) }));
}

/** Reads a CSV to its end without keeping it: what is wrong with it is said while its sender still waits. */
export async function checkCsvTable(
  path: string,
  maxLines: number,
  columns: readonly Column<string>[],
): Promise<number> {
  let lines = 0;
  for await (const row of readCsvTable(path, maxLines, columns)) if (row.line > 0) lines += 1;
  return lines;
}
