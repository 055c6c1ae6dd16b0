import type { BatchField } from '@oraculo/api-client/contract';
import type { BatchGridRow } from './batchGridRows.ts';

type Rows = readonly BatchGridRow[];

/** One change that can be undone: a paste, the removal of rows, or the typing in one cell. */
interface RowStep {
  before: Rows;
  after: Rows;
  /** The edited cell; none for a change of several rows. */
  cell: string | null;
}

export interface RowHistory {
  rows: Rows;
  undo: readonly RowStep[];
  redo: readonly RowStep[];
}

const limit = 100;

export const startHistory = (rows: Rows): RowHistory => ({ rows, undo: [], redo: [] });

/** A change of several rows is a separate step. */
export const changeRows = (history: RowHistory, after: Rows): RowHistory => ({
  rows: after,
  undo: [...history.undo, { before: history.rows, after, cell: null }].slice(-limit),
  redo: [],
});

/** Further typing in the same cell belongs to the same step, as in a spreadsheet. */
export function typeInCell(history: RowHistory, after: Rows, id: number, field: BatchField): RowHistory {
  const cell = `${field}:${id}`;
  const last = history.undo.at(-1);
  if (last?.cell !== cell || history.redo.length > 0) {
    const changed = changeRows(history, after);
    return { ...changed, undo: [...changed.undo.slice(0, -1), { before: history.rows, after, cell }] };
  }
  return { rows: after, undo: [...history.undo.slice(0, -1), { ...last, after }], redo: [] };
}

export function undoStep({ rows, undo, redo }: RowHistory): RowHistory {
  const step = undo.at(-1);
  return step ? { rows: step.before, undo: undo.slice(0, -1), redo: [...redo, step] } : { rows, undo, redo };
}

export function redoStep({ rows, undo, redo }: RowHistory): RowHistory {
  const step = redo.at(-1);
  return step ? { rows: step.after, undo: [...undo, step], redo: redo.slice(0, -1) } : { rows, undo, redo };
}

/** Whether the last change affected several rows. A button then offers to undo it. */
export const canUndoRows = ({ undo }: RowHistory): boolean => undo.at(-1)?.cell === null;
