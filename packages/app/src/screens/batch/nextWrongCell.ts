import type { BatchField } from '@oraculo/api-client/contract';
import { type CheckedRow, isWrong } from './batchGridRows.ts';
import { batchFields } from './pastedTable.ts';

export interface CellPlace {
  id: number;
  field: BatchField;
}

/**
 * The next invalid cell to the right in the current row, then the first one of the next invalid row, then from the
 * start.
 */
export function nextWrongCell(
  rows: readonly CheckedRow[],
  at: CellPlace | null,
): (CellPlace & { line: number }) | null {
  const here = rows.find(({ id }) => id === at?.id);
  const further = at && here ? batchFields.slice(batchFields.indexOf(at.field) + 1) : [];
  const inRow = further.find((field) => here?.problems[field]);
  if (here && inRow) return { id: here.id, line: here.line, field: inRow };
  const wrong = rows.filter(isWrong);
  const next = wrong.find(({ line }) => line > (here?.line ?? 0)) ?? wrong[0];
  const field = next && batchFields.find((name) => next.problems[name]);
  return next && field ? { id: next.id, line: next.line, field } : null;
}
