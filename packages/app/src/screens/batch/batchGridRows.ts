import type { CardNumberRule } from '@oraculo/api-client';
import {
  type BatchCells,
  type BatchField,
  queryKeyOf,
  readBatchLine,
  roundingDoubt,
  createRoundingDetector,
} from '@oraculo/api-client/contract';
import { noCells } from './pastedTable.ts';

/** A row as it stands in the grid. Another text is another object. */
export interface BatchGridRow {
  id: number;
  cells: BatchCells;
}

export interface CheckedRow extends BatchGridRow {
  /** 1-based, as it is numbered on the screen. */
  line: number;
  problems: Partial<Record<BatchField, string>>;
  /** As it is sent; cells with a problem are as they were written. */
  sent: BatchCells;
  /** A doubt for the user; the row is sent. */
  doubts: Partial<Record<BatchField, string>>;
  /** The whole numbers of the cells that zeros completed. */
  completed: Partial<Record<BatchField, string>>;
  /** The line before it that asks the same. */
  repeats: number | undefined;
  isEmpty: boolean;
}

const isEmptyObject = (notes: object): boolean => Object.keys(notes).length === 0;

export const isEmptyRow = ({ cells }: BatchGridRow): boolean =>
  Object.values(cells).every((text) => text.trim() === '');

/** Checks rows by the rules of the CSV. A row that did not change is not checked again and stays the same object. */
export function createRowCheck(rule: CardNumberRule | undefined) {
  interface Verdict extends Pick<CheckedRow, 'sent' | 'problems' | 'doubts' | 'completed' | 'isEmpty'> {
    duplicateKey: string;
    /** As it was answered last. */
    shown?: CheckedRow;
    isRounded?: boolean;
  }
  const verdicts = new WeakMap<BatchGridRow, Verdict>();
  const check = (row: BatchGridRow) => {
    const { cells: sent, problems, doubts, completed } = readBatchLine(row.cells, rule);
    const isEmpty = isEmptyRow(row);
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

/** To look at again, and nothing worse. */
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

/** There is always one more row to type in. */
export function withSpare(rows: readonly BatchGridRow[]): readonly BatchGridRow[] {
  const last = rows.at(-1);
  return last && isEmptyRow(last) ? rows : [...rows, newRow()];
}

/** Fills rows from the one at `from` on, and adds missing rows. */
export function fillRows(rows: readonly BatchGridRow[], from: number, pasted: readonly Partial<BatchCells>[]) {
  const filled = pasted.map((cells, at) => {
    const row = rows[from + at];
    return row ? { ...row, cells: { ...row.cells, ...cells } } : newRow(cells);
  });
  return withSpare([...rows.slice(0, from), ...filled, ...rows.slice(from + pasted.length)]);
}
