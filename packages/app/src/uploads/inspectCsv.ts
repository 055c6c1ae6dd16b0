import { CsvError, type CsvRow, createCsvReader, csvSeparatorOf, isBatchExample } from '@oraculo/api-client/contract';

/** What can be told about a CSV before it is sent. */
export interface CsvInspection {
  encoding: 'UTF-8' | 'Latin-1';
  separator: ',' | ';';
  header: readonly string[];
  /** Lines with data; the header and the example of the template are none. */
  lineCount: number;
  /** Numbers of the lines, as a spreadsheet counts them, whose cells are not as many as the header's. */
  badLines: readonly number[];
  /** Why it is no CSV that can be read to its end. */
  problem: string | null;
}

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

export async function inspectCsv(bytes: Uint8Array): Promise<CsvInspection> {
  const { encoding, text } = decode(bytes);
  const separator = csvSeparatorOf(text);
  const found = { header: undefined as readonly string[] | undefined, lineCount: 0, badLines: [] as number[] };
  const look = ({ line, cells }: CsvRow) => {
    if (found.header === undefined) {
      found.header = cells;
      return;
    }
    if (isBatchExample(cells)) return;
    found.lineCount += 1;
    if (cells.length !== found.header.length) found.badLines.push(line);
  };
  const reader = createCsvReader(separator);
  let problem: string | null = null;
  try {
    for (let from = 0; from < text.length; from += pieceLength) {
      if (from > 0) await nextTask();
      reader.push(text.slice(from, from + pieceLength)).forEach(look);
    }
    reader.end().forEach(look);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problem = error.message;
  }
  return { encoding, separator, ...found, header: found.header ?? [], problem };
}
