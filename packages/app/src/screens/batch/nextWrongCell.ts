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
  const currentRow = rows.find(({ id }) => id === at?.id);
  const further = at && currentRow ? batchFields.slice(batchFields.indexOf(at.field) + 1) : [];
  const inRow = further.find((field) => currentRow?.problems[field]);
  if (currentRow && inRow) return { id: currentRow.id, line: currentRow.line, field: inRow };
  const wrong = rows.filter(isWrong);
  const next = wrong.find(({ line }) => line > (currentRow?.line ?? 0)) ?? wrong[0];
  const field = next && batchFields.find((name) => next.problems[name]);
  return next && field ? { id: next.id, line: next.line, field } : null;
}
