import type { ReactNode } from 'react';
import type { DomProps } from '../../internal/base/dom/pickDomProps.ts';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import type { Column } from './Column.ts';
import type { RowDetails } from './details/DetailFeatures.ts';
import type { TableFilters } from './filters/FilterFeatures.ts';
import type { PinnedColumns } from './pins/PinFeatures.ts';
import type { Sort } from './sort.ts';
import type { TableTotals } from './totals/TotalFeatures.ts';
import type { TableSelection } from './selection/TableSelection.ts';

/** A table without a name does not compile. */
type DataTableName =
  | {
      /** Heading of level 2 above the table; it also names the table. */
      title: string;
      /** A name that says more than the title. */
      'aria-label'?: string | undefined;
    }
  | {
      /** Heading of level 2 above the table; it also names the table. */
      title?: string | undefined;
      /** The name of a table without a title, or a name that says more than the title. */
      'aria-label': string;
    };

export type DataTableProps<Row> = DataTableName & DataTableBase<Row>;

interface DataTableBase<Row> extends DomProps {
  /** In reading order. Define the list outside of the component. */
  columns: readonly Column<Row>[];
  /** One page of rows; `undefined` until the first response. Keep the old rows while the next page loads. */
  rows: readonly Row[] | undefined;
  /** Stable and unique across all pages. Define the function outside of the component. */
  rowKey: (row: Row) => string;
  /** Shows the skeleton, or dims the current rows. */
  isLoading?: boolean | undefined;
  /** Dims the rows while the next page loads; not for refreshing in the background. */
  isRefreshing?: boolean | undefined;
  /** Replaces the rows: what happened, in one sentence. */
  error?: string | undefined;
  /** Requests the rows again. Without it the user cannot recover from an error. */
  onRetry?: (() => void) | undefined;
  /** Overrides “Nenhum resultado para esta busca.”, which is not shown if `totalItems` says that other pages have rows. */
  emptyTitle?: string | undefined;
  /** Overrides “Você pode tentar uma nova pesquisa.” */
  emptyHint?: string | undefined;
  /** One `Button` or `Link` below that hint. A page without rows, where other pages have rows, does not show it. */
  emptyAction?: ReactNode;
  /** Number of rows of the loading skeleton. @default 5 */
  skeletonRows?: number | undefined;
  /** The order of the rows, as requested from the server; `null` is the list's own order. */
  sort?: Sort | null | undefined;
  /** Makes the headers of `isSortable` columns buttons. Request this order from the server, starting at page 1. */
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** The result of `columnFilters`: a filter in the header of each column that has a `filter`, and tags for the applied ones. */
  filters?: TableFilters | undefined;
  /** Below the rows. The server splits the list into pages. */
  pagination?: PaginationProps | undefined;
  /** Below the title, in a few words: the age of the rows, or the list that they are a part of. Not a live region, and not printed. */
  note?: ReactNode;
  /** `IconButton`s, which stay next to the title also in a narrow container. Not printed. */
  tools?: ReactNode;
  /** Buttons at the end of the heading; above cards they have their own line. Not printed. */
  actions?: ReactNode;
  /** The result of `useRowSelection`: a checkbox in each row, and a bar below the rows while some are selected. */
  selection?: TableSelection<Row> | undefined;
  /** In the bar of the selection: buttons for actions on the selected rows. */
  bulkActions?: ReactNode;
  /** The result of `rowDetails`: a button in each row that opens the details below it. */
  details?: RowDetails<Row> | undefined;
  /** The result of `tableTotals`: rows with sums below the others, at the bottom of a table that scrolls. */
  totals?: TableTotals | undefined;
  /** The result of `pinColumns`: columns that stay visible if the table is wider than its container. They move to the ends of each row. */
  pinned?: PinnedColumns | undefined;
  /** Keeps the pagination at the bottom of the window, as the header stays at the top; for long pages. */
  isSticky?: boolean | undefined;
  /** Shows the fields in the cells without borders, in low rows, as a spreadsheet does. Only the focused one has a box. */
  isSheet?: boolean | undefined;
  /** Offers the choice of columns and density, and stores it in this browser under this name. */
  tableId?: string | undefined;
  /**
   * Height of the rows until the user chooses another one, which needs a `tableId`. @default comfortable; with a `tableId` compact in a
   * low window
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** The edges of the columns can be dragged, and moved by keys. Needs a `tableId`, under which the widths are stored. */
  isResizable?: boolean | undefined;
}
