export interface CsvRow {
  /** The line number as in a spreadsheet: the header is line 1. */
  line: number;
  cells: string[];
}

/** The error for a text that is not a readable CSV. Its message can be shown to the person who sent it. */
export class CsvError extends Error {}

/** Ctrl-Z. */
const dosEnd = '\u001A';

const maxRowLength = 64 * 1024;
const maxCells = 200;

/** If two separators are equally frequent in a header, the first one of this list is used. */
const separators = [';', ',', '\t', '|'] as const;

/** Excel reads `sep=;` in the first line as a directive and does not show it. */
const separatorDirective = /^\uFEFF?"?sep=([^\r\n"])"?[^\r\n]*(?:[\r\n]|$)/i;

/** The separator of the directive in the first line, or the most frequent one in the header. */
export function csvSeparatorOf(text: string): string {
  const head = text.slice(0, maxRowLength);
  const directed = separatorDirective.exec(head)?.[1];
  if (directed !== undefined) return directed;
  const [header = ''] = head
    .replace(/(^|[;,\t|\r\n])"(?:[^"]|"")*"/g, '$1')
    .replace(/^[\r\n]+/, '')
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => header.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

/**
 * Reads rows by RFC 4180 piece by piece; a quote counts at the start of a cell only. LF, CRLF and CR end a line. A row without any
 * text is left out unless `keepsBlankRows`, as are the `sep=` directive in the first line and the Ctrl-Z at the end of a DOS file. Throws a `CsvError`
 * for a row that is too long, has too many cells, or opens a quote that nothing closes.
 */
export function createCsvReader(separator: string, { keepsBlankRows = false } = {}) {
  let line = 1;
  let rowLine = 1;
  let rowLength = 0;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isAfterQuote = false;
  let isAfterReturn = false;
  let rows: CsvRow[] = [];

  const endCell = () => {
    cells.push(cell.trim());
    if (cells.length > maxCells) throw new CsvError(`A linha ${rowLine} tem colunas demais.`);
    cell = '';
    isAfterQuote = false;
  };
  const isDirective = () => rowLine === 1 && /^sep=/i.test(cells[0]!) && /^sep=(.?)\1*$/i.test(cells.join(separator));
  const endRow = () => {
    endCell();
    if ((keepsBlankRows || cells.some((text) => text !== '')) && !isDirective()) rows.push({ line: rowLine, cells });
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
    /** Returns the rows that end in this piece. */
    push(text: string): CsvRow[] {
      for (const character of text) {
        rowLength += 1;
        if (rowLength > maxRowLength) throw new CsvError(`A linha ${rowLine} não termina: confira as aspas.`);
        const isBreak = character === '\n' || character === '\r';
        const isSecondOfCrLf = character === '\n' && isAfterReturn;
        isAfterReturn = character === '\r';
        if (isBreak && !isSecondOfCrLf) line += 1;
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
        else if (!isBreak) cell += character;
        else if (isSecondOfCrLf) {
          rowLength = 0;
          rowLine = line;
        } else endRow();
      }
      return takeRows();
    },
    /** Returns the last row, which needs no line break. */
    end(): CsvRow[] {
      if (isQuoted) throw new CsvError(`A linha ${rowLine} abre aspas que não fecham.`);
      while (cell.endsWith(dosEnd)) cell = cell.slice(0, -1);
      endRow();
      return takeRows();
    },
  };
}
