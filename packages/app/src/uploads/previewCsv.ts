import {
  CsvError,
  type CsvRow,
  csvSeparatorOf,
  isBatchExample,
  roundingDoubt,
  createRoundingDetector,
} from '@oraculo/api-client/contract';
import { type CsvEncoding, decodeCsv } from './decodeCsv.ts';
import { readCsvText } from './readCsvText.ts';

/** The result of checking a CSV before it is sent. */
export interface CsvInspection {
  encoding: CsvEncoding;
  separator: string;
  header: readonly string[];
  /** The indexes of columns that have text but no title. */
  filledUntitled: readonly number[];
  /** The number of lines with data, without the header and the example of the template. */
  lineCount: number;
  /** The first parsed lines with data. */
  firstLines: readonly CsvRow[];
  /** The lines without an error that have more or fewer cells than the header. They are sent, with a doubt. */
  raggedLines: readonly number[];
  /** The lines for which the service will return an error, each with the reason. Lines are numbered as in a spreadsheet. */
  invalidLines: readonly { line: number; reason: string }[];
  /** Lines that are sent but probably mistyped, each with the reason. */
  doubtfulLines: readonly { line: number; reason: string }[];
  /** The first lines whose CPF was padded with zeros, each with the CPF that will be queried. */
  completedLines: readonly { line: number; cpf: string }[];
  /** The number of padded CPFs. */
  completedCount: number;
  /** The numbers of the lines that repeat the query of an earlier line. */
  repeatedLines: readonly number[];
  /** Why the CSV cannot be parsed to its end. */
  problem: string | null;
}

/** The doubt about a line whose cells may have moved to another column. */
const otherColumns = 'A quantidade de colunas é diferente da do cabeçalho.';

/** Limits the kept lines, because a file can have a hundred thousand. */
const shownCompleted = 5;
const shownFirst = 5;

/** The result of checking one line by the rules of its upload. */
interface LineFinding {
  /** Why the service will return an error for it. */
  reason?: string | undefined;
  /** A doubt about a line that is sent anyway. */
  doubt?: string | undefined;
  /** Lines with the same key send the same query. */
  duplicateKey: string;
  /** The cells to send. */
  cardNumber?: string;
  /** The complete CPF, if it was padded with zeros. */
  completedCpf?: string | undefined;
}

/** Creates the check of the lines below a header. */
export type LineRules = (header: readonly string[]) => (cells: readonly string[]) => LineFinding;

/** If no column is known, only the titles can be compared. */
const asWords: LineRules = () => (cells) => ({ duplicateKey: cells.join('\n') });

export async function previewCsv(bytes: Uint8Array, rules: LineRules = asWords): Promise<CsvInspection> {
  const { encoding, text } = decodeCsv(bytes);
  const separator = csvSeparatorOf(text);
  const found = {
    header: undefined as readonly string[] | undefined,
    lineCount: 0,
    firstLines: [] as CsvRow[],
    raggedLines: [] as number[],
    invalidLines: [] as { line: number; reason: string }[],
    completedLines: [] as { line: number; cpf: string }[],
    completedCount: 0,
    repeatedLines: [] as number[],
  };
  const doubts = new Map<number, string>();
  const rounding = createRoundingDetector<number>();
  const seen = new Set<string>();
  let untitled: readonly number[] = [];
  const filledUntitled = new Set<number>();
  let checkLine: ReturnType<LineRules> = () => ({ duplicateKey: '' });
  const look = ({ line, cells }: CsvRow) => {
    if (found.header === undefined) {
      found.header = cells;
      untitled = cells.flatMap((title, at) => (title.trim() === '' ? [at] : []));
      checkLine = rules(cells);
      return;
    }
    if (isBatchExample(cells)) return;
    found.lineCount += 1;
    if (found.lineCount <= shownFirst) found.firstLines.push({ line, cells });
    for (const at of untitled) if ((cells[at] ?? '').trim() !== '') filledUntitled.add(at);
    const isRagged = cells.length !== found.header.length;
    const { reason, duplicateKey, cardNumber = '', completedCpf, ...checked } = checkLine(cells);
    const doubt = isRagged ? otherColumns : checked.doubt;
    if (reason !== undefined) found.invalidLines.push({ line, reason });
    else if (seen.has(duplicateKey) && !isRagged) found.repeatedLines.push(line);
    else {
      if (isRagged) found.raggedLines.push(line);
      if (doubt !== undefined) doubts.set(line, doubt);
      if (completedCpf !== undefined) {
        found.completedCount += 1;
        if (found.completedLines.length < shownCompleted) found.completedLines.push({ line, cpf: completedCpf });
      }
      rounding.add(cardNumber, line);
    }
    seen.add(duplicateKey);
  };
  let problem: string | null = null;
  try {
    if (text.includes('\0')) throw new CsvError('O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8).');
    await readCsvText(text, look);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problem = error.message;
  }
  for (const line of rounding.roundedPlaces()) doubts.set(line, roundingDoubt);
  const doubtfulLines = [...doubts].map(([line, reason]) => ({ line, reason })).toSorted((a, b) => a.line - b.line);
  return {
    encoding,
    separator,
    ...found,
    doubtfulLines,
    header: found.header ?? [],
    filledUntitled: [...filledUntitled],
    problem,
  };
}
