import {
  type BatchCells,
  type BatchField,
  batchColumns,
  cellsByColumn,
  createCsvReader,
  CsvError,
  findColumn,
  isBatchExample,
  repeatedColumnProblem,
} from '@oraculo/api-client/contract';

export const batchFields: readonly BatchField[] = batchColumns.map(({ name }) => name);

export const noCells: BatchCells = { cardNumber: '', cpf: '', fullName: '', birth: '' };

/** Several cells, and not one value that goes into one field. */
export const isTable = (text: string): boolean => /[\t\r\n]/.test(text.trimEnd());

/** A spreadsheet copies with tabs; the text of a CSV has semicolons. Commas stand in names. */
const separatorOf = (text: string) => (!text.includes('\t') && /^[^\r\n]*;/.test(text) ? ';' : '\t');

/**
 * What was copied in a spreadsheet, row by row, each with the cells that it fills. Titles above it say which columns they are;
 * without them they go from `first` to the right. Throws a `CsvError` for quotes that nothing closes, and for two columns that
 * may be the same one.
 */
export function readPasted(text: string, first: BatchField): Partial<BatchCells>[] {
  const reader = createCsvReader(separatorOf(text));
  const rows = [...reader.push(text), ...reader.end()].map(({ cells }) => cells);
  const [header = []] = rows;
  const titled = batchColumns.filter((column) => findColumn(header, column) !== -1).map(({ name }) => name);
  if (titled.length > 0) {
    const problem = repeatedColumnProblem(header, batchColumns);
    if (problem !== undefined) throw new CsvError(problem);
    const byColumn = cellsByColumn(header, batchColumns);
    return rows
      .slice(1)
      .filter((cells) => !isBatchExample(cells))
      .map((cells) => {
        const read = byColumn(cells);
        return Object.fromEntries(titled.map((name) => [name, read[name]]));
      });
  }
  const fields = batchFields.slice(batchFields.indexOf(first));
  return rows
    .filter((cells) => !isBatchExample(cells))
    .map((cells) => {
      // Most of the time of a pasted table was in the pairs that `Object.fromEntries` wants.
      const filled: Partial<Record<BatchField, string>> = {};
      for (let at = 0; at < Math.min(cells.length, fields.length); at += 1) filled[fields[at]!] = cells[at]!;
      return filled;
    });
}
