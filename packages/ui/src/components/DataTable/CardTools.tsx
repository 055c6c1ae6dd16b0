'use client';
import type { ReactNode } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { LabelledSelect } from '../Pagination/LabelledSelect.tsx';
import { cardTools } from './CardTools.css.ts';
import type { Column } from './Column.ts';
import type { TableFilters } from './filters/FilterFeatures.ts';
import type { Sort } from './sort.ts';

interface CardToolsProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  filters: TableFilters | undefined;
  /** The checkbox of the whole page. */
  children?: ReactNode;
}

const directions = ['ascending', 'descending'] as const;

/** The controls of the header, shown above cards, which have no header. They include hidden columns, by which rows may be sorted. */
export function CardTools<Row>({ columns, sort, onSortChange, filters, children }: CardToolsProps<Row>) {
  const messages = useAreaMessages('table', tablePtBR);
  const orders = columns
    .filter(({ isSortable }) => onSortChange && isSortable)
    .flatMap(({ id: columnId, header }) => directions.map((direction) => ({ order: { columnId, direction }, header })));
  const chosen = orders.findIndex(
    ({ order }) => order.columnId === sort?.columnId && order.direction === sort.direction,
  );
  if (orders.length === 0 && !filters && !children) return null;
  return (
    <div className={cardTools}>
      {children}
      {orders.length > 0 && (
        <LabelledSelect
          label={messages.sortBy}
          value={chosen}
          onChoose={(index) => onSortChange?.(orders[index]?.order ?? null)}
        >
          <option value={-1}>{messages.unsorted}</option>
          {orders.map(({ order: { columnId, direction }, header }, index) => (
            <option key={`${columnId} ${direction}`} value={index}>
              {messages.sortOption(header, direction)}
            </option>
          ))}
        </LabelledSelect>
      )}
      {filters && <filters.features.CardButtons columns={columns} filters={filters} />}
    </div>
  );
}
