'use client';
import { RotateCw, Search, TriangleAlert } from '@lucide/icons';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { attemptsPtBR } from '../../i18n/ptBR/attempts.ts';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../../internal/base/icons/Drawing.tsx';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useRootMark } from '../../internal/base/dom/useRootMark.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { pageSpan } from '../Pagination/pageSpan.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import {
  actions as actionsClass,
  foot,
  footer,
  heading,
  note as noteClass,
  root,
  scroller,
  table,
  title as titleClass,
  titles,
  tools as toolsClass,
} from './DataTable.css.ts';
import { CardTools } from './CardTools.tsx';
import { type ColumnWidths, sizedColumns } from './layout/columnWidths.ts';
import { describeSort } from './sort.ts';
import { TableBody } from './TableBody.tsx';
import { setWidth, TableHead } from './TableHead.tsx';
import { tableRoles } from './tableRoles.ts';
import { useTablePreferences } from './layout/tablePreferences.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTableLayout } from './layout/useTableLayout.ts';
import { useSettledSentence } from './useSettledSentence.ts';
import { ViewMenu } from './layout/ViewMenu.tsx';

/** Rows from a server, one page at a time, as cards where there is no room. Use `DescriptionList` for one thing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, error, onRetry, skeletonRows = 5, pagination, title, tableId } = props;
  const name = props['aria-label'] ?? props.title ?? '';
  const { note, tools, actions, sort, onSortChange, selection, details } = props;
  const messages = useWords('table', tablePtBR);
  const { emptyValue } = useWords('table', tableCellsPtBR);
  const { retry } = useWords('actions', attemptsPtBR);
  useRootMark('data-ui-table');
  useRootMark('data-ui-sticky-foot', Boolean(props.isSticky));
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { isOverflowing, isCards, hasOverflowed } = useTableLayout(scrollerRef);
  const [preferences, setPreferences] = useTablePreferences(tableId);
  const rowFocus = useRowFocus(scrollerRef);

  const state = tableState(props);
  const isBusy = state === 'loading' || Boolean(props.isLoading || props.isRefreshing);
  const shown = useMemo(
    () => columns.filter((column) => column.isRowHeader || !preferences.hiddenColumns.includes(column.id)),
    [columns, preferences.hiddenColumns],
  );
  const span = pagination && pageSpan(pagination);
  const hasItems = pagination !== undefined && pagination.totalItems > 0;
  const emptyTitle = hasItems ? messages.emptyPage : (props.emptyTitle ?? messages.emptyTitle);
  const emptyHint = hasItems ? messages.emptyPageHint : (props.emptyHint ?? messages.emptyHint);

  const sentence = {
    loading: '',
    error: isBusy ? '' : `${messages.errorTitle} ${error}`,
    empty: `${emptyTitle} ${emptyHint}`,
    rows: span
      ? messages.showingPage(span.page, span.pageCount, span.first, span.last, pagination.totalItems)
      : messages.showing(rows?.length ?? 0),
  }[state];
  const keys = useMemo(() => rows?.map(rowKey).join(' '), [rows, rowKey]);
  const order = describeSort(sort, columns, messages.sortOption) ?? messages.unsorted;
  const announcement = useSettledSentence({
    sentence,
    aside: messages.sorted(order),
    content: `${sentence} ${order} ${keys}`,
    isBusy,
  });

  const footerRef = useRef<HTMLDivElement>(null);
  const seenKeys = useRef(keys);
  useLayoutEffect(() => {
    if (seenKeys.current === keys) return;
    seenKeys.current = keys;
    // The rows of another page may be higher or lower. The pressed button must stay inside the window.
    const at = document.activeElement;
    if (footerRef.current?.contains(at)) scrollIntoSight(at);
  }, [keys]);

  const parts = selection?.parts;
  const added = useMemo(
    () => ({ count: [parts, details].filter(Boolean).length, SelectCell: parts?.Cell, details }),
    [parts, details],
  );
  const resize =
    tableId && props.isResizable
      ? (columnWidths: ColumnWidths) => setPreferences({ ...preferences, columnWidths })
      : undefined;
  const sized = isCards ? null : sizedColumns(shown, preferences.columnWidths);
  const hasHeading = Boolean(title || note || tools || actions || tableId);
  const scrolling = isOverflowing
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-label': messages.scrollable(name),
        'data-overflowing': '',
      }
    : // The focus that it has would be lost as the table turns into cards.
      hasOverflowed && { tabIndex: -1 };
  const content = (
    <div {...pickDomProps('data-table', { ...props, 'aria-label': undefined })} className={root} {...rowFocus}>
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
      {isCards && (
        <CardTools columns={columns} sort={sort} onSortChange={onSortChange}>
          {parts && <parts.OfPage />}
        </CardTools>
      )}
      <div ref={scrollerRef} className={scroller} {...scrolling}>
        <table
          {...(isCards && tableRoles.table)}
          className={table}
          aria-label={name}
          aria-busy={isBusy}
          aria-rowcount={span && state === 'rows' ? pagination.totalItems + 1 : undefined}
          data-density={preferences.density}
          data-sized={sized ? '' : undefined}
          ref={setWidth(sized ? `calc(${sized.table}px + ${added.count * 3.25}rem)` : undefined)}
          data-whole-texts={preferences.wholeTexts || undefined}
        >
          <TableHead
            columns={shown}
            isCards={isCards}
            isCounted={span !== undefined}
            sort={sort}
            onSortChange={onSortChange}
            sized={sized}
            widths={preferences.columnWidths}
            onResize={resize}
          >
            {parts && <parts.Header isCards={isCards} />}
            {details && <details.parts.Header />}
          </TableHead>
          <TableBody
            columns={shown}
            rows={state === 'rows' ? rows : undefined}
            rowKey={rowKey}
            first={span?.first}
            skeletonRows={state === 'loading' ? skeletonRows : 0}
            isDimmed={state === 'rows' && isBusy}
            isCards={isCards}
            emptyValue={emptyValue}
            added={added}
          />
        </table>
      </div>
      {state === 'empty' && <EmptyState icon={<Drawing of={Search} size={24} />} title={emptyTitle} hint={emptyHint} />}
      {state === 'error' && (
        <EmptyState
          icon={<Drawing of={TriangleAlert} size={24} />}
          title={messages.errorTitle}
          hint={error}
          action={
            onRetry && (
              <Button
                emphasis="outline"
                icon={<Drawing of={RotateCw} size={18} />}
                onPress={onRetry}
                isPending={isBusy}
              >
                {retry}
              </Button>
            )
          }
        />
      )}
      <div ref={footerRef} className={foot} data-sticky={props.isSticky || undefined}>
        {parts && <parts.Bar name={name}>{props.bulkActions}</parts.Bar>}
        {hasItems && (
          <div className={footer}>
            <Pagination {...pagination} />
          </div>
        )}
      </div>
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
  if (!parts || !selection) return content;
  return (
    <parts.Provider
      selection={selection}
      rows={rows ?? noRows}
      rowKey={rowKey}
      columns={shown}
      totalItems={pagination?.totalItems ?? rows?.length ?? 0}
    >
      {content}
    </parts.Provider>
  );
}

const noRows: readonly never[] = [];

function tableState<Row>({ rows, error, isLoading }: DataTableProps<Row>) {
  if (error) return 'error';
  if (!rows || (isLoading && rows.length === 0)) return 'loading';
  return rows.length === 0 ? 'empty' : 'rows';
}
