import type { CsvRow, UploadColumn } from '@oraculo/api-client/contract';
import { Refusal } from '../domain/Refusal.ts';
import { findColumns } from './columns.ts';
import { inspectCsv, readCsv } from './csv.ts';
import { readSpreadsheet } from './xlsx.ts';

export type TableRow<Name extends string> = Record<Name, string> & { line: number };

const withoutRows = () =>
  new Refusal('unreadable', 'O arquivo não tem linhas além do cabeçalho. Preencha-o e envie de novo.');

/** The rows of a CSV below its header, one by one, by the names of the columns. */
export async function* readCsvTable<Name extends string>(
  path: string,
  maxLines: number,
  columns: readonly UploadColumn<Name>[],
): AsyncGenerator<TableRow<Name>> {
  yield* namedCells(readCsv(path, await inspectCsv(path, maxLines)), columns);
}

/** The same for the first sheet of an .xlsx. */
export const readSheetTable = <Name extends string>(
  path: string,
  maxLines: number,
  columns: readonly UploadColumn<Name>[],
): AsyncGenerator<TableRow<Name>> => namedCells(readSpreadsheet(path, maxLines), columns);

async function* namedCells<Name extends string>(
  rows: AsyncIterable<CsvRow>,
  columns: readonly UploadColumn<Name>[],
): AsyncGenerator<TableRow<Name>> {
  let read: ((cells: readonly string[]) => Record<Name, string>) | undefined;
  let isEmpty = true;
  for await (const { line, cells } of rows) {
    if (read === undefined) {
      read = findColumns(cells, columns);
      continue;
    }
    isEmpty = false;
    yield { line, ...read(cells) };
  }
  if (isEmpty) throw withoutRows();
}

/** Reads a table to its end without keeping it: what is wrong with it is said while its sender still waits. */
export async function countRows(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const row of rows) if (row) count += 1;
  return count;
}
