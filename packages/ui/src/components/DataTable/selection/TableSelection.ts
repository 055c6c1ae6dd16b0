import type { ComponentType, ReactNode } from 'react';
import type { Column } from '../Column.ts';
import type { RowSelection } from './rowSelection.ts';

export interface RowSelectionOptions<Row> {
  /**
   * Why this row cannot be selected, in a few words; keep the function outside of the component. A row that was selected
   * before stays so, and is shown so, until somebody takes it out.
   */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /**
   * Offers “all of them” over all pages. Only where the server acts on a filter: `value` may then be `allExcept`, without the keys of
   * the rows. @default false
   */
  canSelectAll?: boolean | undefined;
  /** How many rows can be selected over all pages, where some cannot. @default `pagination.totalItems` */
  selectableItems?: number | undefined;
  /** The filter of the list, as a text: another one empties the selection. */
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

/** The result of `useRowSelection`, for the `selection` of a `DataTable`. */
export interface TableSelection<Row> {
  /** The selected rows, for the request of a bulk action: look at `mode` first. */
  value: RowSelection;
  /** Selects something else. */
  change: (value: RowSelection) => void;
  /** Selects nothing any more, as after a bulk action. */
  clear: () => void;
  /**
   * For rows that the service no longer has, as its answer to a bulk action says: they leave value and count, in either mode. The kit
   * cannot see them go, because they may be on another page.
   */
  removeKeys: (keys: readonly string[]) => void;
  /** As they were given. */
  options: RowSelectionOptions<Row>;
  /** Components that the table renders; not for the app. */
  features: SelectionFeatures;
}
