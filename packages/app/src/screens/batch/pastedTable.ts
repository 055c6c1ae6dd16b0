import {
  type BatchCells,
  type BatchField,
  batchColumns,
  cellsByColumn,
  createCsvReader,
  CsvError,
  findColumn,
  isBatchExample,
  isNumberAsName,
  repeatedColumnProblem,
} from '@oraculo/api-client/contract';
import { unreadColumns } from '../../uploads/unreadColumns.ts';

export const batchFields: readonly BatchField[] = batchColumns.map(({ name }) => name);

export const noCells: BatchCells = { cardNumber: '', cpf: '', fullName: '', birth: '' };

/** Whether the text has several cells, and is not one value for one field. */
export const isTable = (text: string): boolean => /[\t\r\n]/.test(text.trimEnd());

/** A spreadsheet copies with tabs; a CSV has semicolons. Commas occur in names. */
const separatorOf = (text: string) => (!text.includes('\t') && /^[^\r\n]*;/.test(text) ? ';' : '\t');

/** The column indexes from `first` on that have a text in any row. */
function filledFrom(rows: readonly (readonly string[])[], first: number): Set<number> {
  const filled = new Set<number>();
  for (const cells of rows)
    for (let at = first; at < cells.length; at += 1) if (cells[at]!.trim() !== '') filled.add(at);
  return filled;
}

const isBlank = (cells: readonly string[]) => cells.every((text) => text === '');

/** A blank cell keeps its place: without its row, each number below it would move up to another person. */
function readRows(text: string): string[][] {
  const reader = createCsvReader(separatorOf(text), { keepsBlankRows: true });
  const rows = [...reader.push(text), ...reader.end()]
    .map(({ cells }) => cells)
    .filter((cells) => !isBatchExample(cells));
  return rows.slice(0, rows.findLastIndex((cells) => !isBlank(cells)) + 1);
}

/**
 * Reads text that was copied from a spreadsheet into rows with the cells that they fill. A title row identifies the
 * columns; without it they go from `first` to the right: into the columns in sight if these hold all of them and no
 * number becomes a name, else into all columns. Throws a `CsvError` for unclosed quotes and for two columns that match the
 * same field. `unread` names the columns that match no field.
 */
export function readPasted(
  text: string,
  first: BatchField,
  inSight: readonly BatchField[] = batchFields,
): { rows: Partial<BatchCells>[]; unread: string[] } {
  const rows = readRows(text);
  const headerAt = rows.findIndex((cells) => !isBlank(cells));
  const header = rows[headerAt] ?? [];
  const titled = batchColumns.filter((column) => findColumn(header, column) !== -1).map(({ name }) => name);
  if (titled.length > 0) {
    const problem = repeatedColumnProblem(header, batchColumns);
    if (problem !== undefined) throw new CsvError(problem);
    const byColumn = cellsByColumn(header, batchColumns);
    const below = rows.slice(headerAt + 1);
    return {
      rows: below.map((cells) => {
        const read = byColumn(cells);
        return Object.fromEntries(titled.map((name) => [name, read[name]]));
      }),
      unread: unreadColumns(header, batchColumns, filledFrom(below, 0)),
    };
  }
  const shown = inSight.slice(inSight.indexOf(first));
  const nameAt = shown.indexOf('fullName');
  // Any text is a valid name, so a CPF in that column would be sent as one without a message.
  const hasNumberAsName = rows.some((cells) => isNumberAsName(cells[nameAt] ?? ''));
  const fitsInSight = filledFrom(rows, shown.length).size === 0 && !hasNumberAsName;
  const fields = fitsInSight ? shown : batchFields.slice(batchFields.indexOf(first));
  return {
    rows: rows.map((cells) => {
      // A loop, because `Object.fromEntries` dominates the time of a large paste.
      const filled: Partial<Record<BatchField, string>> = {};
      for (let at = 0; at < Math.min(cells.length, fields.length); at += 1) filled[fields[at]!] = cells[at]!;
      return filled;
    }),
    unread: unreadColumns([], [], filledFrom(rows, fields.length)),
  };
}
