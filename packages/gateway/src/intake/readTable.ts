import { type CsvRow, findColumn, isBatchExample, type UploadColumn } from '@oraculo/api-client/contract';
import { DomainError } from '../domain/DomainError.ts';
import { findColumns } from './findColumns.ts';
import { createCpuBudget, inspectCsv, readCsv } from './csv.ts';
import { readerQueue } from './readerQueue.ts';
import { type ErrorCell, type Reading, readSpreadsheet } from './sheets/readSpreadsheet.ts';

/** The queue key of a user: files of one user are read one after the other. */
export const ownerOf = ({ userId }: { userId: number }): string => `user ${userId}`;

export type TableRow<Name extends string> = Record<Name, string> & {
  line: number;
  /** Why the line cannot be used: one of its cells contains a formula error. */
  cellError?: string | undefined;
};

const withoutRows = () =>
  new DomainError('unreadable', 'O arquivo não tem linhas além do cabeçalho. Preencha-o e envie de novo.');

/** The rows of a CSV after its header, one by one, as objects by column name. */
export async function* readCsvTable<Name extends string>(
  path: string,
  columns: readonly UploadColumn<Name>[],
  { maxLines, owner, signal }: Reading,
): AsyncGenerator<TableRow<Name>> {
  const release = await readerQueue.acquire(owner, signal);
  try {
    const runInBudget = createCpuBudget();
    const shape = await inspectCsv(path, maxLines, signal, runInBudget);
    yield* namedCells(readCsv(path, shape, signal, runInBudget), columns);
  } finally {
    release();
  }
}

/** The same for the first visible sheet of an .xlsx or .xls file. */
export const readSheetTable = <Name extends string>(
  path: string,
  columns: readonly UploadColumn<Name>[],
  reading: Reading,
): AsyncGenerator<TableRow<Name>> => namedCells(readSpreadsheet(path, reading), columns);

/** Longer cells are truncated, because they would enlarge every answer and file that contains them. */
const maxCellLength = 500;
const cut = (text: string): string => text.slice(0, maxCellLength);

const errorSentence = ([, place, text]: ErrorCell): string =>
  `A célula ${place} tem o erro ${text}. Corrija-a na planilha.`;

/** The first formula error in a column that is read. Errors in other columns do not matter. */
function cellErrors(header: readonly string[], columns: readonly UploadColumn[]) {
  const places = new Set(columns.map((column) => findColumn(header, column)));
  return (errors: readonly ErrorCell[] = []): string | undefined => {
    const error = errors.find(([column]) => places.has(column));
    return error && errorSentence(error);
  };
}

async function* namedCells<Name extends string>(
  rows: AsyncIterable<CsvRow & { errors?: readonly ErrorCell[] }>,
  columns: readonly UploadColumn<Name>[],
): AsyncGenerator<TableRow<Name>> {
  let read: ((cells: readonly string[]) => Record<Name, string>) | undefined;
  let errorOf: ReturnType<typeof cellErrors> = () => undefined;
  let isEmpty = true;
  for await (const { line, cells, errors } of rows) {
    if (read === undefined) {
      read = findColumns(cells, columns);
      errorOf = cellErrors(cells, columns);
      continue;
    }
    if (isBatchExample(cells)) continue;
    isEmpty = false;
    yield { line, cellError: errorOf(errors), ...read(cells.map(cut)) };
  }
  if (isEmpty) throw withoutRows();
}

/** Reads a whole table and drops its rows, so that the sender gets the errors in the answer. */
export async function countRows(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const row of rows) if (row) count += 1;
  return count;
}
