import { createRowReader, type CsvRow, type CsvSeparator, separatorOf } from '../lib/csvRows.ts';

/** What can be told about a CSV before it is sent; the sender may still send it. */
export interface CsvInspection {
  encoding: 'UTF-8' | 'Latin-1';
  separator: CsvSeparator;
  header: readonly string[];
  /** Of the template, not found in the header. */
  missingColumns: readonly string[];
  /** Lines with data, the header left out. */
  lineCount: number;
  /** Numbers of the lines, as a spreadsheet counts them, whose cells are not as many as the header's. */
  badLines: readonly number[];
  /** The line of a quote that nothing closes: all that follows is one cell. */
  openQuoteLine: number | null;
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

/** Read without a pause: some milliseconds of work, so that typing and scrolling go on beside a large file. */
const pieceLength = 128 * 1024;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function inspectCsv(bytes: Uint8Array, templateColumns: readonly string[]): Promise<CsvInspection> {
  const { encoding, text } = decode(bytes);
  const separator = separatorOf(text);
  let header: readonly string[] | undefined;
  let lineCount = 0;
  const badLines: number[] = [];
  const look = ({ line, cells }: CsvRow) => {
    if (header === undefined) {
      header = cells;
      return;
    }
    lineCount += 1;
    if (cells.length !== header.length) badLines.push(line);
  };
  const reader = createRowReader(separator, look);
  for (let from = 0; from < text.length; from += pieceLength) {
    if (from > 0) await nextTask();
    reader.push(text.slice(from, from + pieceLength));
  }
  const openQuoteLine = reader.end();
  const titles: readonly string[] = header ?? [];
  const known = titles.map(plain);
  const missingColumns = templateColumns.filter((column) => !known.includes(plain(column)));
  return { encoding, separator, header: titles, missingColumns, lineCount, badLines, openQuoteLine };
}
