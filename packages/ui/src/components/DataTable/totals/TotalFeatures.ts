import type { ComponentType, ReactNode } from 'react';
import type { Column } from '../Column.ts';

export interface TotalRow {
  /** Stands in the column that names the rows: “Total da página”, “Total geral”. */
  label: string;
  /** By `id` of the column; a column without a value stays empty. */
  values: Readonly<Record<string, ReactNode>>;
}

export interface TotalRowsProps {
  rows: readonly TotalRow[];
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'align' | 'isNumeric' | 'isRowHeader' | 'cardSlot'>[];
  /** Cells that the table puts before those of its columns. */
  addedCount: number;
  /** Position of the first of them over all pages, the header row being 1. */
  rowIndex: number | undefined;
  isCards: boolean;
}

/** The result of `tableTotals`, for the `totals` of a `DataTable`. */
export interface TableTotals {
  /** As they were given. */
  rows: readonly TotalRow[];
  /** The component that the table renders; not for the app. */
  features: { Rows: ComponentType<TotalRowsProps> };
}
