import type { CardNumberRule } from '@oraculo/api-client';
import {
  type BatchCells,
  type BatchField,
  type BatchLineDemands,
  queryKeyOf,
  readBatchLine,
  roundingDoubt,
  createRoundingDetector,
} from '@oraculo/api-client/contract';
import { noCells } from './pastedTable.ts';

/** A row of the grid. It is immutable: a changed text creates a new object. */
export interface BatchGridRow {
  id: number;
  cells: BatchCells;
  /** The cell that holds what a line of a file has behind its last column. */
  overflow?: { field: BatchField; text: string };
}

export interface CheckedRow extends BatchGridRow {
  /** The 1-based number on the screen. */
  line: number;
  problems: Partial<Record<BatchField, string>>;
  /** The cells to send; invalid cells keep the typed text. */
  sent: BatchCells;
  /** A warning for the user that does not keep the row from being sent. */
  doubts: Partial<Record<BatchField, string>>;
  /** The complete numbers of the cells that were padded with zeros. */
  completed: Partial<Record<BatchField, string>>;
  /** The number of the earlier line with the same query. */
  repeats: number | undefined;
  isEmpty: boolean;
}

const isEmptyObject = (notes: object): boolean => Object.keys(notes).length === 0;

export const isEmptyRow = ({ cells }: BatchGridRow): boolean =>
  Object.values(cells).every((text) => text.trim() === '');

const overflowProblem = 'A linha do arquivo tem mais colunas que o cabeçalho. Confira todas as células.';

/** A separator inside a number gives the line a column more, so all its cells may have moved. */
const overflowOf = ({ cells, overflow }: BatchGridRow) =>
  overflow && cells[overflow.field] === overflow.text ? { [overflow.field]: overflowProblem } : {};

interface RowDemands extends BatchLineDemands {
  /** The column of the message about a row without card number and CPF. @default 'cardNumber' */
  firstField?: 'cardNumber' | 'cpf';
}

/**
 * Validates rows by the rules of the CSV. An unchanged row is not validated again and stays the same object.
 */
export function createRowCheck(
  rule: CardNumberRule | undefined,
  { firstField = 'cardNumber', ...demands }: RowDemands = {},
) {
  interface Verdict extends Pick<CheckedRow, 'sent' | 'problems' | 'doubts' | 'completed' | 'isEmpty'> {
    duplicateKey: string;
    /** The result of the last call. */
    shown?: CheckedRow;
    isRounded?: boolean;
  }
  const verdicts = new WeakMap<BatchGridRow, Verdict>();
  const check = (row: BatchGridRow) => {
    const { cells: sent, problems: found, doubts, completed } = readBatchLine(row.cells, rule, demands);
    const isEmpty = isEmptyRow(row);
    const isWithoutIdentifier = sent.cardNumber === '' && sent.cpf === '';
    const { cardNumber, ...others } = found;
    const ofLine = isWithoutIdentifier && cardNumber !== undefined ? { ...others, [firstField]: cardNumber } : found;
    const problems = { ...ofLine, ...overflowOf(row) };
    const verdict: Verdict = {
      isEmpty,
      sent,
      duplicateKey: queryKeyOf(sent),
      problems: isEmpty ? {} : problems,
      doubts,
      completed,
    };
    verdicts.set(row, verdict);
    return verdict;
  };
  return (rows: readonly BatchGridRow[]): CheckedRow[] => {
    const rounding = createRoundingDetector<BatchGridRow>();
    for (const row of rows) {
      const { sent, problems } = verdicts.get(row) ?? check(row);
      if (isEmptyObject(problems)) rounding.add(sent.cardNumber, row);
    }
    const rounded = new Set(rounding.roundedPlaces());
    const seen = new Map<string, number>();
    return rows.map((row, at) => {
      const verdict = verdicts.get(row) ?? check(row);
      const { duplicateKey, sent, problems, completed, isEmpty, shown } = verdict;
      const isRounded = rounded.has(row);
      const line = at + 1;
      const isGood = !isEmpty && isEmptyObject(problems);
      const repeats = isGood ? seen.get(duplicateKey) : undefined;
      if (isGood && repeats === undefined) seen.set(duplicateKey, line);
      if (shown?.line === line && shown.repeats === repeats && verdict.isRounded === isRounded) return shown;
      verdict.isRounded = isRounded;
      const doubts = isRounded ? { ...verdict.doubts, cardNumber: roundingDoubt } : verdict.doubts;
      verdict.shown = { ...row, line, sent, problems, doubts, completed, repeats, isEmpty };
      return verdict.shown;
    });
  };
}

export const isWrong = ({ problems }: CheckedRow): boolean => !isEmptyObject(problems);

/** Whether the row has a warning and no error. */
const isDoubtful = (row: CheckedRow): boolean =>
  !isWrong(row) && row.repeats === undefined && !isEmptyObject(row.doubts);

/** Counts the states of the rows, each row once. Rows without text do not count. */
export const countRows = (rows: readonly CheckedRow[]) => ({
  total: rows.filter(({ isEmpty }) => !isEmpty).length,
  wrong: rows.filter(isWrong).length,
  doubtful: rows.filter(isDoubtful).length,
  repeated: rows.filter(({ repeats }) => repeats !== undefined).length,
});

let lastId = 0;

export function newRow(cells: Partial<BatchCells> = {}): BatchGridRow {
  lastId += 1;
  return { id: lastId, cells: { ...noCells, ...cells } };
}

/** Appends a blank row for typing. */
export function withBlankRow(rows: readonly BatchGridRow[]): readonly BatchGridRow[] {
  const last = rows.at(-1);
  return last && isEmptyRow(last) ? rows : [...rows, newRow()];
}

/** Fills rows starting at index `from`, and adds missing rows. */
export function fillRows(rows: readonly BatchGridRow[], from: number, pasted: readonly Partial<BatchCells>[]) {
  const filled = pasted.map((cells, at) => {
    const row = rows[from + at];
    return row ? { ...row, cells: { ...row.cells, ...cells } } : newRow(cells);
  });
  return withBlankRow([...rows.slice(0, from), ...filled, ...rows.slice(from + pasted.length)]);
}
