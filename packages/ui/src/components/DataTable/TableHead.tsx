'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '@lucide/icons';
import type { ReactNode } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { Column } from './Column.ts';
import type { TableFilters } from './filters/FilterFeatures.ts';
import { ColumnResizer } from './layout/ColumnResizer.tsx';
import type { ColumnWidths, SizedColumns } from './layout/columnWidths.ts';
import { columnHeader, head, sortButton } from './TableHead.css.ts';
import { nextSort, type Sort } from './sort.ts';
import { tableRoles } from './tableRoles.ts';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  isCards: boolean;
  /** Whether rows are counted across all pages. */
  isCounted: boolean;
  sort: Sort | null | undefined;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  filters: TableFilters | undefined;
  /** Undefined until a column is resized. */
  sized: SizedColumns | null;
  /** In px, if the user has resized it. */
  widths: ColumnWidths;
  /** Makes the edges of the columns movable. */
  onResize: ((widths: ColumnWidths) => void) | undefined;
  /** Headers of the columns that the table adds. */
  children?: ReactNode;
}

const arrows = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

/** Sets the width by the CSSOM, because a strict Content-Security-Policy refuses `style` attributes in HTML from a server. */
export const setWidth = (width: string | undefined) => (cell: HTMLElement | null) =>
  cell?.style.setProperty('width', width ?? '');

/** Above cards the header is visually hidden, and `CardTools` has its controls. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, isCards, isCounted, sort, onSortChange, filters, sized, widths, onResize, children } = props;
  const messages = useAreaMessages('table', tablePtBR);
  return (
    <thead {...(isCards && tableRoles.rowGroup)} className={head}>
      <tr {...(isCards && tableRoles.row)} aria-rowindex={isCounted ? 1 : undefined}>
        {children}
        {columns.map((column) => {
          const { id, header, width, align, isSortable, filter } = column;
          const FilterButton = filter && filters?.features.Button;
          const isFiltered = filter && filters?.value[id]?.kind === filter.kind;
          const order = onSortChange && isSortable ? (sort?.columnId === id ? sort.direction : 'none') : undefined;
          return (
            <th
              key={id}
              {...tableRoles.columnHeader}
              className={columnHeader}
              data-align={align}
              aria-sort={order}
              data-column={onResize && id}
              // The resize handle and the filter are inside the cell; name the column without them.
              aria-label={isFiltered ? messages.filteredColumn(header) : (onResize ?? FilterButton) && header}
              ref={setWidth(isCards ? undefined : sized ? sized.column(id) : width)}
            >
              {order && !isCards ? (
                <button type="button" className={sortButton} onClick={() => onSortChange?.(nextSort(sort, id))}>
                  <span>{header}</span>
                  <SvgIcon icon={arrows[order]} size={14} />
                </button>
              ) : (
                <span>{header}</span>
              )}
              {filters && FilterButton && !isCards && <FilterButton column={column} filters={filters} />}
              {onResize && !isCards && id !== columns.at(-1)?.id && (
                <ColumnResizer columnId={id} header={header} widths={widths} onChange={onResize} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
