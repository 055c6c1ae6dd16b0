export interface CsvRow {
  /** As a spreadsheet numbers it: the header is line 1. */
  line: number;
  cells: string[];
}

export type CsvSeparator = ',' | ';';

/** The reading of the service: a semicolon, unless the first line has more commas. */
export function separatorOf(text: string): CsvSeparator {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  return firstLine.split(';').length >= firstLine.split(',').length ? ';' : ',';
}

/**
 * Reads rows as the service does (RFC 4180, a quote counts at the start of a cell only), piece by piece. A row without any
 * text is left out. `end` answers the line of a quote that nothing closes.
 */
export function createRowReader(separator: CsvSeparator, onRow: (row: CsvRow) => void) {
  let line = 1;
  let rowLine = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isAfterQuote = false;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
    isAfterQuote = false;
  };
  const endRow = () => {
    endCell();
    if (cells.some((text) => text !== '')) onRow({ line: rowLine, cells });
    cells = [];
    rowLine = line;
  };

  return {
    push(text: string) {
      for (const character of text) {
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
    },
    end(): number | null {
      const openedOn = isQuoted ? rowLine : null;
      endRow();
      return openedOn;
    },
  };
}
