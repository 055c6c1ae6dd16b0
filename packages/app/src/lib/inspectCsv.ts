/** What can be told about a CSV before it is sent; the sender may still send it. */
export interface CsvInspection {
  encoding: 'UTF-8' | 'Latin-1';
  separator: ',' | ';';
  header: readonly string[];
  /** Of the template, not found in the header. */
  missingColumns: readonly string[];
  /** Lines with data, the header left out. */
  lineCount: number;
  /** Numbers of the lines, as a spreadsheet counts them, whose cells are not as many as the header's. */
  badLines: readonly number[];
}

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether the header names at least one of these, however it is spelt. */
export const holdsColumn = (header: readonly string[], titles: readonly string[]): boolean => {
  const known = header.map(plain);
  return titles.some((title) => known.includes(plain(title)));
};

function decode(bytes: Uint8Array): Pick<CsvInspection, 'encoding'> & { text: string } {
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'Latin-1', text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

/** Rows of RFC 4180 with the line on which each starts: a quoted cell may hold separators and line breaks. */
function readRows(text: string, separator: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let startedOn = 1;
  const endRow = () => {
    const whole = [...cells, cell.trim()];
    if (whole.some((value) => value !== '')) rows.push({ line: startedOn, cells: whole });
    cells = [];
    cell = '';
    startedOn = line;
  };
  for (const character of text) {
    if (character === '\n') line += 1;
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += character;
    else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}

export function inspectCsv(bytes: Uint8Array, templateColumns: readonly string[]): CsvInspection {
  const { encoding, text } = decode(bytes);
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const separator = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  const [first, ...rows] = readRows(text, separator);
  const header = first?.cells ?? [];
  const known = header.map(plain);
  return {
    encoding,
    separator,
    header,
    missingColumns: templateColumns.filter((column) => !known.includes(plain(column))),
    lineCount: rows.length,
    badLines: rows.filter(({ cells }) => cells.length !== header.length).map(({ line }) => line),
  };
}
