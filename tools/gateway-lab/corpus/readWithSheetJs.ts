import { readFileSync } from 'node:fs';
import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import type { CsvRow } from '@oraculo/api-client/contract';
import type { FileReading } from './readFile.ts';

/** A worksheet that SheetJS has read as lists of cells. */
type Dense = { '!data'?: (CellObject | undefined)[][] };

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULO!',
  7: '#DIV/0!',
  15: '#VALOR!',
  23: '#REF!',
  29: '#NOME?',
  36: '#NÚM!',
  42: '#N/D',
  43: '#OBTENDO_DADOS',
};

function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'e') return errorNames[Number(cell.v)] ?? String(cell.w);
  if (cell.v instanceof Date) return Number.isNaN(cell.v.getTime()) ? 'no date' : cell.v.toISOString();
  if (cell.t === 'b') return cell.v ? 'VERDADEIRO' : 'FALSO';
  return String(cell.v).trim();
}

function firstVisible(book: WorkBook): Dense | undefined {
  const at = book.SheetNames.findIndex(
    (name, index) => !book.Workbook?.Sheets?.[index]?.Hidden && !('!type' in (book.Sheets[name] ?? {})),
  );
  return book.Sheets[book.SheetNames[at] ?? ''] as Dense | undefined;
}

/**
 * The characters of the bytes 80 to 9F in Windows-1252. Node’s `TextDecoder` decodes them as the control characters of
 * ISO 8859-1.
 */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windowsCharacters[character.charCodeAt(0) - 0x80] ?? character);

/**
 * Decodes a CSV like the gateway, because SheetJS reads one without a byte order mark as Windows-1252. So the
 * comparison covers only lines and cells.
 */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

function open(path: string): WorkBook {
  const options = { dense: true, cellDates: true, UTC: true, cellFormula: false, cellHTML: false } as const;
  const bytes = readFileSync(path);
  if (!/\.csv$/i.test(path)) return read(bytes, { ...options, raw: bytes[0] === 0x3c });
  return read(decoded(bytes), { ...options, raw: true, type: 'string' });
}

/** Reads the first visible sheet of a file with SheetJS, row by row. */
export function readWithSheetJs(path: string): FileReading {
  try {
    const table = firstVisible(open(path))?.['!data'] ?? [];
    const rows: CsvRow[] = Array.from(table, (cells, at) => ({ line: at + 1, cells: Array.from(cells ?? [], textOf) }));
    return { kind: 'read', rows: rows.filter(({ cells }) => cells.some((text) => text !== '')) };
  } catch (error) {
    return { kind: 'refused', sentence: error instanceof Error ? error.message : String(error) };
  }
}
