import type { ReactNode } from 'react';
import type { DomProps } from '../../internal/base/dom/pickDomProps.ts';
import type { PaginationProps } from '../Pagination/Pagination.tsx';
import type { Column } from './Column.ts';
import type { RowDetails } from './details/DetailFeatures.ts';
import type { PinnedColumns } from './pins/PinFeatures.ts';
import type { Sort } from './sort.ts';
import type { TableTotals } from './totals/TotalFeatures.ts';
import type { TableSelection } from './selection/TableSelection.ts';

/** A table without a name does not compile. */
type DataTableName =
  | {
      /** Heading of level 2 above the table; it also names the table. */
      title: string;
      /** A name that says more than the title does. */
      'aria-label'?: string | undefined;
    }
  | {
      /** Heading of level 2 above the table; it also names the table. */
      title?: string | undefined;
      /** The name of a table that shows none, or one that says more than the title does. */
      'aria-label': string;
    };

export type DataTableProps<Row> = DataTableName & DataTableBase<Row>;

interface DataTableBase<Row> extends DomProps {
  /** In reading order; keep the list outside the component. */
  columns: readonly Column<Row>[];
  /** One page of rows; `undefined` until the first answer. Keep the old ones while the next page loads. */
  rows: readonly Row[] | undefined;
  /** Stable and unique over all pages; keep the function outside the component. */
  rowKey: (row: Row) => string;
  /** Shows the skeleton, or dims the rows that are there. */
  isLoading?: boolean | undefined;
  /** Dims the rows while the next page loads; not for refreshing in the background. */
  isRefreshing?: boolean | undefined;
  /** Takes the place of the rows: what happened, in a sentence. */
  error?: string | undefined;
  /** Asks again; an error without it offers no way on. */
  onRetry?: (() => void) | undefined;
  /** Overrides “Nenhum resultado para esta busca.”, which is not said of a page where `totalItems` says that there are others. */
  emptyTitle?: string | undefined;
  /** Overrides “Você pode tentar uma nova pesquisa.” */
  emptyHint?: string | undefined;
  /** Rows of the loading skeleton. @default 5 */
  skeletonRows?: number | undefined;
  /** The order of the rows, as the server was asked for it; `null` is the list's own. */
  sort?: Sort | null | undefined;
  /** Makes the headers of `isSortable` columns buttons; ask the server for this order, from page 1 on. */
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** Below the rows; pages are cut by the server. */
  pagination?: PaginationProps | undefined;
  /** Under the title, in a few words: how old the rows are, what they are a part of. No live region, and not printed. */
  note?: ReactNode;
  /** `IconButton`s, which stay beside the title also where there is no room. Not printed. */
  tools?: ReactNode;
  /** Buttons at the end of the heading; above cards they get a line of their own. Not printed. */
  actions?: ReactNode;
  /** The result of `useRowSelection`: a box in each row, and a bar below them while something is selected. */
  selection?: TableSelection<Row> | undefined;
  /** In the bar of the selection: buttons for what can be done with the selected rows. */
  bulkActions?: ReactNode;
  /** The result of `rowDetails`: a button in each row that opens the details below it. */
  details?: RowDetails<Row> | undefined;
  /** The result of `tableTotals`: rows with sums below the others, at the lower edge of a table that scrolls. */
  totals?: TableTotals | undefined;
  /** The result of `pinColumns`: columns that stay in sight where the table is wider than its place. They go to the ends of each row. */
  pinned?: PinnedColumns | undefined;
  /** Keeps the pagination at the lower edge of the window, as the header is kept at the upper one; for long pages. */
  isSticky?: boolean | undefined;
  /** Draws the fields in the cells flat, in low rows, as a spreadsheet does, with a box around the one that has the focus. */
  isSheet?: boolean | undefined;
  /** Offers the choice of columns and density and keeps it in this browser under this name. */
  tableId?: string | undefined;
  /**
   * Height of the rows until the reader chooses, which takes a `tableId`. @default comfortable; with a `tableId` compact in a low window
   */
  density?: 'comfortable' | 'compact' | undefined;
  /** The edges of the columns can be dragged, and moved by keys; their widths are kept under `tableId`, which it needs. */
  isResizable?: boolean | undefined;
}
