import { readFileSync } from 'node:fs';
import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import type { CsvRow } from '@oraculo/api-client/contract';
import type { FileReading } from './readFile.ts';

/** What SheetJS holds of a worksheet that it reads as lists of cells. */
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
    (name, place) => !book.Workbook?.Sheets?.[place]?.Hidden && !('!type' in (book.Sheets[name] ?? {})),
  );
  return book.Sheets[book.SheetNames[at] ?? ''] as Dense | undefined;
}

function open(path: string): WorkBook {
  const options = { dense: true, cellDates: true, UTC: true, cellFormula: false, cellHTML: false } as const;
  const bytes = readFileSync(path);
  if (!/\.csv$/i.test(path)) return read(bytes, { ...options, raw: bytes[0] === 0x3c });
  return read(bytes, { ...options, raw: true, type: 'buffer' });
}

/** The same file in SheetJS: its first visible sheet, row by row. */
export function readBeside(path: string): FileReading {
  try {
    const table = firstVisible(open(path))?.['!data'] ?? [];
    const rows: CsvRow[] = Array.from(table, (cells, at) => ({ line: at + 1, cells: Array.from(cells ?? [], textOf) }));
    return { kind: 'read', rows: rows.filter(({ cells }) => cells.some((text) => text !== '')) };
  } catch (error) {
    return { kind: 'refused', sentence: error instanceof Error ? error.message : String(error) };
  }
}
