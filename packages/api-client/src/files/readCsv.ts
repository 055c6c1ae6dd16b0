import type { CsvSeparator } from './writeCsv.ts';

export interface CsvRow {
  /** As a spreadsheet numbers it: the header is line 1. */
  line: number;
  cells: string[];
}

/** The error of a text that is not a readable CSV. Its message can be shown to the person who sent it. */
export class CsvError extends Error {}

const maxRowLength = 64 * 1024;
const maxCells = 200;

/** Guesses the separator: a semicolon, unless the first line has more commas. */
export function csvSeparatorOf(text: string): CsvSeparator {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  return firstLine.split(';').length >= firstLine.split(',').length ? ';' : ',';
}

/**
 * Reads rows by RFC 4180 piece by piece; a quote counts at the start of a cell only. A row without any text is left out.
 * A tab is what a spreadsheet copies with. Throws a `CsvError` for a row that is too long, has too many cells, or opens a quote that nothing closes.
 */
export function createCsvReader(separator: CsvSeparator | '\t') {
  let line = 1;
  let rowLine = 1;
  let rowLength = 0;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isAfterQuote = false;
  let rows: CsvRow[] = [];

  const endCell = () => {
    cells.push(cell.trim());
    if (cells.length > maxCells) throw new CsvError(`A linha ${rowLine} tem colunas demais.`);
    cell = '';
    isAfterQuote = false;
  };
  const endRow = () => {
    endCell();
    if (cells.some((text) => text !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    rowLength = 0;
    rowLine = line;
  };
  const takeRows = () => {
    const read = rows;
    rows = [];
    return read;
  };

  return {
    /** The rows that end in this piece. */
    push(text: string): CsvRow[] {
      for (const character of text) {
        rowLength += 1;
        if (rowLength > maxRowLength) throw new CsvError(`A linha ${rowLine} não termina: confira as aspas.`);
        if (character === '\n') line += 1;
        if (isQuoted) {
          if (character !== '"') cell += character;
          else {
            isQuoted = false;
            isAfterQuote = true;
          }
        } else if (character === '"' && isAfterQuote) {
          cell += '"';
          isQuoted = true;
          isAfterQuote = false;
        } else if (character === '"' && cell === '') isQuoted = true;
        else if (character === separator) endCell();
        else if (character === '\n') endRow();
        else if (character !== '\r') cell += character;
      }
      return takeRows();
    },
    /** The last row, which needs no line break. */
    end(): CsvRow[] {
      if (isQuoted) throw new CsvError(`A linha ${rowLine} abre aspas que não fecham.`);
      endRow();
      return takeRows();
    },
  };
}
