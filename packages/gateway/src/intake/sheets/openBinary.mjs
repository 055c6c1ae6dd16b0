import { readFileSync } from 'node:fs';
import { CFB, read } from '@e965/xlsx';
import { booleanText, errorText, isDateFormat, numberText, serialText } from './cellText.mjs';
import { Refused, sentences } from './refusals.mjs';
import { SheetRow } from './SheetRow.mjs';

const errorNames = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

function cellText({ t, v, z }, is1904) {
  if (t === 'b') return booleanText(v);
  if (t === 'n') return typeof z === 'string' && isDateFormat(z) ? serialText(String(v), is1904) : numberText(String(v));
  return String(v ?? '');
}

function toRow(cells, line, maxCells, is1904) {
  const row = new SheetRow(line, maxCells);
  for (const [column, cell] of cells.entries()) {
    if (cell === undefined || cell === null || cell.t === 'z') continue;
    if (cell.t === 'e') row.setError(column, errorText(errorNames[cell.v] ?? '#N/A'));
    else row.set(column, cellText(cell, is1904));
  }
  return row;
}

const partOfRows = 2000;

async function* rowsOf(table, maxCells, is1904) {
  for (let from = 0; from < table.length; from += partOfRows) {
    const part = table.slice(from, from + partOfRows);
    const rows = Array.from(part, (cells, at) => toRow(cells ?? [], from + at + 1, maxCells, is1904));
    yield rows.filter((row) => row.isFilled());
  }
}

/** A container of Office before 2007 may hold a text document, or an encrypted .xlsx. */
function refuseOtherContainer(bytes) {
  if (bytes[0] !== 0xd0) return;
  const { FullPaths } = CFB.read(bytes, { type: 'buffer' });
  const holds = (name) => FullPaths.some((path) => path.toLowerCase().endsWith(`/${name}`));
  if (holds('encryptedpackage')) throw new Refused(sentences.locked);
  if (!holds('workbook') && !holds('book')) throw new Refused(sentences.noSpreadsheet);
}

/** The sheets of a file of Excel before 2007, which holds 65 536 rows at most. */
export async function openBinary(path, { maxCells }) {
  const bytes = readFileSync(path);
  refuseOtherContainer(bytes);
  try {
    const book = read(bytes, { dense: true, cellNF: true, cellFormula: false, cellText: false, cellHTML: false });
    const is1904 = book.Workbook?.WBProps?.date1904 === true;
    return book.SheetNames.flatMap((name, at) => {
      const table = book.Sheets[name]?.['!data'];
      const isTable = table !== undefined && !['chart', 'macro', 'dialog'].includes(book.Sheets[name]['!type']);
      const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
      return isTable ? [{ name, isHidden, rows: () => rowsOf(table, maxCells, is1904) }] : [];
    });
  } catch (error) {
    throw /password|encrypt/i.test(String(error?.message)) ? new Refused(sentences.locked) : error;
  }
}
