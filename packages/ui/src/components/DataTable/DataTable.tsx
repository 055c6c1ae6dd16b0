'use client';
import { useMemo, useRef } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { tableCellsPtBR } from '../../i18n/ptBR/tableCells.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useRootMark } from '../../internal/base/dom/useRootMark.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { root, scroller, table } from './DataTable.css.ts';
import { CardTools } from './CardTools.tsx';
import { type ColumnWidths, sizedColumns } from './layout/columnWidths.ts';
import { TableBody } from './TableBody.tsx';
import { TableEmpty, TableError } from './TableFeedback.tsx';
import { TableFoot } from './TableFoot.tsx';
import { setWidth, TableHead } from './TableHead.tsx';
import { TableHeading } from './TableHeading.tsx';
import { addTooltipWhereTruncated } from './addTooltipWhereTruncated.ts';
import { shownColumns } from './shownColumns.ts';
import { tableRoles } from './tableRoles.ts';
import type { TableTotals } from './totals/TotalFeatures.ts';
import { useTablePreferences } from './layout/tablePreferences.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTableLayout } from './layout/useTableLayout.ts';
import { useTableState } from './useTableState.ts';
import { ViewMenu } from './layout/ViewMenu.tsx';

/** One page of rows from a server, shown as cards in a narrow container. Use `DescriptionList` for a single record. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    skeletonRows = 5,
    pagination,
    tableId,
    sort,
    onSortChange,
    filters,
    selection,
    details,
    totals,
    pinned,
  } = props;
  const name = props['aria-label'] ?? props.title ?? '';
  const messages = useAreaMessages('table', tablePtBR);
  const { emptyValue } = useAreaMessages('table', tableCellsPtBR);
  useRootMark('data-ui-table');
  useRootMark('data-ui-sticky-foot', Boolean(props.isSticky));
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { isOverflowing, isCards, hasOverflowed } = useTableLayout(scrollerRef);
  const [preferences, setPreferences] = useTablePreferences(tableId);
  const density = preferences.density === 'auto' ? (props.density ?? 'auto') : preferences.density;
  const rowFocus = useRowFocus(scrollerRef);
  const { phase, isBusy, first, empty, isPaged, keys, announcement } = useTableState(props);
  const shown = useMemo(
    () => shownColumns(columns, preferences.hiddenColumns, pinned),
    [columns, preferences.hiddenColumns, pinned],
  );

  const features = selection?.features;
  const added = useMemo(
    () => ({ count: [features, details].filter(Boolean).length, SelectCell: features?.Cell, details }),
    [features, details],
  );
  const resize =
    tableId && props.isResizable
      ? (columnWidths: ColumnWidths) => setPreferences({ ...preferences, columnWidths })
      : undefined;
  const sized = isCards ? null : sizedColumns(shown, preferences.columnWidths);
  const scrolling = isOverflowing
    ? {
        role: 'region',
        tabIndex: 0,
        'aria-label': messages.scrollable(name),
        'data-overflowing': '',
      }
    : // Once it had a tabIndex, keep one: removing it would lose the focus.
      hasOverflowed && { tabIndex: -1 };
  const content = (
    <div {...pickDomProps('data-table', { ...props, 'aria-label': undefined })} className={root} {...rowFocus}>
      <TableHeading
        title={props.title}
        note={props.note}
        tools={props.tools}
        actions={props.actions}
        viewMenu={
          tableId && (
            <ViewMenu
              columns={columns}
              isCompact={isCards}
              preferences={preferences}
              density={density}
              onChange={setPreferences}
            />
          )
        }
      />
      {filters && <filters.features.Tags columns={columns} filters={filters} />}
      {isCards && (
        <CardTools columns={columns} sort={sort} onSortChange={onSortChange} filters={filters}>
          {features && <features.SelectPageCheckbox />}
        </CardTools>
      )}
      <div ref={scrollerRef} className={scroller} onPointerOver={addTooltipWhereTruncated} {...scrolling}>
        <table
          {...(isCards && tableRoles.table)}
          className={table}
          aria-label={name}
          aria-busy={isBusy}
          aria-rowcount={pagination && phase === 'rows' ? rowCount(pagination.totalItems, totals) : undefined}
          // `auto` needs the view menu, in which the user can change the density.
          data-density={tableId ? density : props.density}
          data-sheet={props.isSheet ? '' : undefined}
          data-sized={sized ? '' : undefined}
          ref={setWidth(sized ? `calc(${sized.table}px + ${added.count * 3.25}rem)` : undefined)}
          data-whole-texts={preferences.wholeTexts || undefined}
        >
          <TableHead
            columns={shown}
            isCards={isCards}
            isCounted={first !== undefined}
            sort={sort}
            onSortChange={onSortChange}
            filters={filters}
            sized={sized}
            widths={preferences.columnWidths}
            onResize={resize}
          >
            {features && <features.Header isCards={isCards} />}
            {details && <details.features.Header />}
          </TableHead>
          <TableBody
            columns={shown}
            rows={phase === 'rows' ? rows : undefined}
            rowKey={rowKey}
            first={first}
            skeletonRows={phase === 'loading' ? skeletonRows : 0}
            isDimmed={phase === 'rows' && isBusy}
            isCards={isCards}
            emptyValue={emptyValue}
            added={added}
          />
          {totals && phase === 'rows' && (
            <totals.features.Rows
              rows={totals.rows}
              columns={shown}
              addedCount={added.count}
              rowIndex={pagination?.totalItems === undefined ? undefined : pagination.totalItems + 2}
              isCards={isCards}
            />
          )}
        </table>
        {pinned && (
          <pinned.features.Edges
            scrollerRef={scrollerRef}
            columns={shown}
            ids={pinned.ids}
            addedCount={added.count}
            isScrolling={isOverflowing && !isCards}
          />
        )}
      </div>
      {phase === 'empty' && <TableEmpty {...empty} />}
      {phase === 'error' && <TableError error={props.error} onRetry={props.onRetry} isBusy={isBusy} />}
      <TableFoot pagination={pagination} isPaged={isPaged} isSticky={props.isSticky} keys={keys}>
        {features && <features.Bar name={name}>{props.bulkActions}</features.Bar>}
      </TableFoot>
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
  if (!features || !selection) return content;
  return (
    <features.Provider
      selection={selection}
      rows={rows ?? noRows}
      rowKey={rowKey}
      columns={shown}
      // Without a total, selecting all rows is not offered.
      totalItems={pagination ? (pagination.totalItems ?? 0) : (rows?.length ?? 0)}
    >
      {content}
    </features.Provider>
  );
}

const noRows: readonly never[] = [];

/** Header, rows of all pages and totals; -1 means that the number is unknown. */
const rowCount = (totalItems: number | undefined, totals: TableTotals | undefined) =>
  totalItems === undefined ? -1 : 1 + totalItems + (totals?.rows.length ?? 0);
