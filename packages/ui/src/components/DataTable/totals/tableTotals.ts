'use client';
import type { TableTotals, TotalRow } from './TotalFeatures.ts';
import { TotalRows } from './TotalRows.tsx';

/** Apart from the table, so that an app without totals does not load this code. */
const features = { Rows: TotalRows };

/**
 * Rows at the foot of a `DataTable`: the sum of a page, of everything that the filter finds. The table adds nothing up, because it has one
 * page of the rows; ask the server for what goes over all pages.
 */
export const tableTotals = (...rows: readonly TotalRow[]): TableTotals => ({ rows, features });
