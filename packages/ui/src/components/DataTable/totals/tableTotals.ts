'use client';
import type { TableTotals, TotalRow } from './TotalFeatures.ts';
import { TotalRows } from './TotalRows.tsx';

/** Separate from the table, so that an app without totals does not load this code. */
const features = { Rows: TotalRows };

/**
 * Rows at the bottom of a `DataTable`: the sum of a page, or of all rows that match the filter. The table does not sum up anything,
 * because it has only one page of the rows; request sums of all pages from the server.
 */
export const tableTotals = (...rows: readonly TotalRow[]): TableTotals => ({ rows, features });
