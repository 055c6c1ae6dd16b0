import type { ComponentType, ReactNode } from 'react';
import type { Column } from '../Column.ts';
import type { RowSelection } from './rowSelection.ts';

export interface RowSelectionOptions<Row> {
  /**
   * Why this row cannot be selected, in a few words. Define the function outside of the component. A row that is already selected stays
   * selected until the user deselects it.
   */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /**
   * Offers to select all rows of all pages. The mode of `value` may then be `allExcept`, without keys of selected rows, so the server has to
   * apply the action by filter. @default false
   */
  canSelectAll?: boolean | undefined;
  /** How many rows can be selected across all pages, if some cannot. @default `pagination.totalItems` */
  selectableItems?: number | undefined;
  /** The filter of the list as a text. A change clears the selection. */
  scope?: string | undefined;
}

export interface SelectionProviderProps<Row> {
  selection: TableSelection<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  totalItems: number;
  children: ReactNode;
}

interface SelectionFeatures {
  Provider: <Row>(props: SelectionProviderProps<Row>) => ReactNode;
  Header: ComponentType<{ isCards: boolean }>;
  Cell: ComponentType<{ row: unknown; nameId: string }>;
  SelectPageCheckbox: ComponentType;
  Bar: ComponentType<{ name: string; children: ReactNode }>;
}

/** The result of `useRowSelection`, for `selection` of a `DataTable`. */
export interface TableSelection<Row> {
  /** The selected rows, for the request of a bulk action: check `mode` first. */
  value: RowSelection;
  /** Replaces the selection. */
  change: (value: RowSelection) => void;
  /** Clears the selection, such as after a bulk action. */
  clear: () => void;
  /**
   * Removes deleted rows from value and count, in either mode. Call it with the rows that a bulk action has deleted: the kit does not know
   * them, because they may be on another page.
   */
  removeKeys: (keys: readonly string[]) => void;
  /** The options that were passed. */
  options: RowSelectionOptions<Row>;
  /** Components that the table renders; not for apps. */
  features: SelectionFeatures;
}
