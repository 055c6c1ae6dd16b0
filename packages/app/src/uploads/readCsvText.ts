import { type CsvRow, createCsvReader, csvSeparatorOf } from '@oraculo/api-client/contract';

/** The characters to read without a pause: a few milliseconds, so that typing and scrolling stay smooth. */
const pieceLength = 128 * 1024;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Passes on the rows of a CSV one by one. Rejects with a `CsvError` when the text is not a CSV. */
export async function readCsvText(text: string, look: (row: CsvRow) => void): Promise<void> {
  const reader = createCsvReader(csvSeparatorOf(text));
  for (let from = 0; from < text.length; from += pieceLength) {
    if (from > 0) await nextTask();
    reader.push(text.slice(from, from + pieceLength)).forEach(look);
  }
  reader.end().forEach(look);
}
