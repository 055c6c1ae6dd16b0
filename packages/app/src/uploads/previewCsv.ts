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
  /** Places of the columns that have a text below no title. */
  filledUntitled: readonly number[];
  /** Lines with data; the header and the example of the template are none. */
  lineCount: number;
  /** The first lines with data, as they are read. */
  firstLines: readonly CsvRow[];
  /** Numbers of the lines, as a spreadsheet counts them, whose cells are not as many as the header's. */
  raggedLines: readonly number[];
  /** Of the others, those for which the service is known to answer an error, with the reason. */
  invalidLines: readonly { line: number; reason: string }[];
  /** Lines that are sent but probably mistyped, each with the reason. */
  doubtfulLines: readonly { line: number; reason: string }[];
  /** The first lines whose CPF was completed with zeros, each with the CPF that is asked. */
  completedLines: readonly { line: number; cpf: string }[];
  /** How many CPFs were completed. */
  completedCount: number;
  /** Numbers of the lines that ask the same as one before them. */
  repeatedLines: readonly number[];
  /** Why it is no CSV that can be read to its end. */
  problem: string | null;
}

/** A file can have a hundred thousand of them. */
const shownCompleted = 5;
const shownFirst = 5;

/** The check of one line, by the rules of its upload. */
interface LineFinding {
  /** Why the service will answer an error for it. */
  reason?: string | undefined;
  /** A doubt about a line that is sent anyway. */
  doubt?: string | undefined;
  /** Lines that share it ask the same. */
  duplicateKey: string;
  /** As it is sent. */
  cardNumber?: string;
  /** The whole CPF, where zeros completed it. */
  completedCpf?: string | undefined;
}

/** Creates the check of the lines below a header. */
export type LineRules = (header: readonly string[]) => (cells: readonly string[]) => LineFinding;

/** Where nothing is known of the columns only the words can be compared. */
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
    if (cells.length !== found.header.length) {
      found.raggedLines.push(line);
      return;
    }
    for (const at of untitled) if (cells[at]!.trim() !== '') filledUntitled.add(at);
    const { reason, doubt, duplicateKey, cardNumber = '', completedCpf } = checkLine(cells);
    if (reason !== undefined) found.invalidLines.push({ line, reason });
    else if (seen.has(duplicateKey)) found.repeatedLines.push(line);
    else {
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
