import type { ComponentType, ReactNode } from 'react';
import type { Column } from '../Column.ts';

export interface TotalRow {
  /** The label, in the column that names the rows: “Total da página”, “Total geral”. */
  label: string;
  /** By `id` of the column; a column without a value is empty. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface TotalRowsProps {
  rows: readonly TotalRow[];
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'align' | 'isNumeric' | 'isRowHeader' | 'cardSlot'>[];
  /** Cells that the table adds before those of its columns. */
  addedCount: number;
  /** Position of the first total across all pages; the header row is 1. */
  rowIndex: number | undefined;
  isCards: boolean;
}

/** The result of `tableTotals`, for `totals` of a `DataTable`. */
export interface TableTotals {
  /** The totals that were passed. */
  rows: readonly TotalRow[];
  /** The component that the table renders; not for apps. */
  features: { Rows: ComponentType<TotalRowsProps> };
}
