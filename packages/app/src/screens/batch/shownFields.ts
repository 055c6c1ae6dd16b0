import type { BatchField } from '@oraculo/api-client/contract';
import type { BatchGridRow } from './batchGridRows.ts';
import { batchFields } from './pastedTable.ts';

/** The columns with a text in any row. */
export const filledFields = (rows: readonly BatchGridRow[]): BatchField[] =>
  batchFields.filter((field) => rows.some(({ cells }) => cells[field].trim() !== ''));

/** The columns in sight, in their order. A column with a text is never hidden, because its text is sent. */
export const shownFields = (...reasons: readonly Iterable<BatchField>[]): BatchField[] => {
  const shown = new Set(reasons.flatMap((fields) => [...fields]));
  return batchFields.filter((field) => shown.has(field));
};
