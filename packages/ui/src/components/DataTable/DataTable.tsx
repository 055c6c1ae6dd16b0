'use client';
import { RotateCw, Search, TriangleAlert } from '@lucide/icons';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { pageSpan } from '../Pagination/pageSpan.ts';
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
import type { Column } from './Column.ts';
import {
  actions as actionsClass,
  columnHeader,
  footer,
  head,
  heading,
  note as noteClass,
  root,
  scroller,
  table,
  title as titleClass,
  titles,
  tools as toolsClass,
} from './DataTable.css.ts';
import { TableBody } from './TableBody.tsx';
import { tableRoles } from './tableRoles.ts';
import { useTablePreferences } from './tablePreferences.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTableLayout } from './useTableLayout.ts';
import { useSettledSentence } from './useSettledSentence.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** Through the CSSOM: HTML from a server may have no `style` attribute under a strict policy. */
const setWidth = (width: string | undefined) => (cell: HTMLElement | null) =>
  cell?.style.setProperty('width', width ?? '');

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  'aria-label': string;
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
  /** Overrides “Nenhum resultado para esta busca.” */
  emptyTitle?: string | undefined;
  /** Overrides “Você pode tentar uma nova pesquisa.” */
  emptyHint?: string | undefined;
  /** Rows of the loading skeleton. @default 5 */
  skeletonRows?: number | undefined;
  /** Below the rows; pages are cut by the server. */
  pagination?: PaginationProps | undefined;
  /** Heading of level 2 above the table. */
  title?: string | undefined;
  /** Under the title, in a few words: how old the rows are, what they are a part of. No live region, and not printed. */
  note?: ReactNode;
  /** `IconButton`s, which stay beside the title also where there is no room. Not printed. */
  tools?: ReactNode;
  /** Buttons at the end of the heading; above cards they get a line of their own. Not printed. */
  actions?: ReactNode;
  /** Offers the choice of columns and density and keeps it in this browser under this name. */
  tableId?: string | undefined;
}

/** Rows from a server, one page at a time, as cards where there is no room. Use `DescriptionList` for one thing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, error, onRetry, skeletonRows = 5, pagination, title, tableId } = props;
  const { note, tools, actions } = props;
  const messages = useMessages();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { isOverflowing, isCards } = useTableLayout(scrollerRef);
  const [preferences, setPreferences] = useTablePreferences(tableId);
  const rowFocus = useRowFocus(scrollerRef);

  const state = tableState(props);
  const shown = useMemo(
    () => columns.filter((column) => column.isRowHeader || !preferences.hiddenColumns.includes(column.id)),
    [columns, preferences.hiddenColumns],
  );
  const span = pagination && pageSpan(pagination);
  const emptyTitle = props.emptyTitle ?? messages.table.emptyTitle;
  const emptyHint = props.emptyHint ?? messages.table.emptyHint;

  const sentence = {
    loading: '',
    error: `${messages.table.errorTitle} ${error}`,
    empty: `${emptyTitle} ${emptyHint}`,
    rows: span
      ? messages.table.showingPage(span.page, span.pageCount, span.first, span.last, pagination.totalItems)
      : messages.table.showing(rows?.length ?? 0),
  }[state];
  const isBusy = state === 'loading' || isWaiting(props);
  const keys = useMemo(() => rows?.map(rowKey).join(' '), [rows, rowKey]);
  const announcement = useSettledSentence(sentence, `${sentence} ${keys}`, isBusy);

  const footerRef = useRef<HTMLDivElement>(null);
  const seenKeys = useRef(keys);
  useLayoutEffect(() => {
    if (seenKeys.current === keys) return;
    seenKeys.current = keys;
    // The rows of another page are higher or lower: the button that was pressed for them must not leave the window.
    const at = document.activeElement;
    if (footerRef.current?.contains(at)) at?.scrollIntoView({ block: 'nearest' });
  }, [keys]);

  const hasHeading = Boolean(title || note || tools || actions || tableId);
  const scrolling = isOverflowing && {
    role: 'region',
    tabIndex: 0,
    'aria-label': messages.table.scrollable(props['aria-label']),
    'data-overflowing': '',
  };
  return (
    <div className={root}>
      {hasHeading && (
        <div className={heading}>
          <div className={titles}>
            {title && <h2 className={titleClass}>{title}</h2>}
            {note && <div className={noteClass}>{note}</div>}
          </div>
          <div className={toolsClass}>
            {tools}
            {tableId && (
              <ViewMenu columns={columns} isCompact={isCards} preferences={preferences} onChange={setPreferences} />
            )}
          </div>
          {actions && <div className={actionsClass}>{actions}</div>}
        </div>
      )}
      <div ref={scrollerRef} className={scroller} {...scrolling} {...rowFocus}>
        <table
          {...(isCards && tableRoles.table)}
          className={table}
          aria-label={props['aria-label']}
          aria-busy={isBusy}
          aria-rowcount={span && state === 'rows' ? pagination.totalItems + 1 : undefined}
          data-density={preferences.density}
          data-whole-texts={preferences.wholeTexts || undefined}
        >
          <thead {...(isCards && tableRoles.rowGroup)} className={head}>
            <tr {...(isCards && tableRoles.row)} aria-rowindex={span && 1}>
              {shown.map(({ id, header, width, align }) => (
                <th
                  key={id}
                  {...tableRoles.columnHeader}
                  className={columnHeader}
                  data-align={align}
                  ref={setWidth(width)}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <TableBody
            columns={shown}
            rows={state === 'rows' ? rows : undefined}
            rowKey={rowKey}
            first={span?.first}
            skeletonRows={state === 'loading' ? skeletonRows : 0}
            isDimmed={state === 'rows' && isBusy}
            isCards={isCards}
            emptyValue={messages.table.emptyValue}
          />
        </table>
      </div>
      {state === 'empty' && <EmptyState icon={<Icon of={Search} size={24} />} title={emptyTitle} hint={emptyHint} />}
      {state === 'error' && (
        <EmptyState
          icon={<Icon of={TriangleAlert} size={24} />}
          title={messages.table.errorTitle}
          hint={error}
          action={
            onRetry && (
              <Button emphasis="outline" icon={<Icon of={RotateCw} />} onPress={onRetry} isPending={isBusy}>
                {messages.actions.retry}
              </Button>
            )
          }
        />
      )}
      {pagination && pagination.totalItems > 0 && state !== 'loading' && (
        <div ref={footerRef} className={footer}>
          <Pagination {...pagination} />
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
}

const isWaiting = ({
  isLoading = false,
  isRefreshing = false,
}: {
  isLoading?: boolean | undefined;
  isRefreshing?: boolean | undefined;
}) => isLoading || isRefreshing;

function tableState<Row>({ rows, error, isLoading }: DataTableProps<Row>) {
  if (error) return 'error';
  if (!rows || (isLoading && rows.length === 0)) return 'loading';
  return rows.length === 0 ? 'empty' : 'rows';
}
