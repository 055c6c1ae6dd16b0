'use client';
import { ChevronDown } from '@lucide/icons';
import { type ReactNode, useId } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import { labelledBox, sizeArrow, sizeBox, sizeSelect } from '../Pagination/Pagination.css.ts';
import { cardTools } from './CardTools.css.ts';
import type { Column } from './Column.ts';
import type { Sort } from './sort.ts';

interface CardToolsProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSortChange: ((sort: Sort | null) => void) | undefined;
  /** What selects the whole page. */
  children?: ReactNode;
}

const directions = ['ascending', 'descending'] as const;

/**
 * What the header offers, above cards: they have no header that could be pressed. The rows may be in the order of a column
 * that is hidden.
 */
export function CardTools<Row>({ columns, sort, onSortChange, children }: CardToolsProps<Row>) {
  const messages = useWords('table', tablePtBR);
  const id = useId();
  const orders = columns
    .filter(({ isSortable }) => onSortChange && isSortable)
    .flatMap(({ id: columnId, header }) => directions.map((direction) => ({ order: { columnId, direction }, header })));
  const chosen = orders.findIndex(
    ({ order }) => order.columnId === sort?.columnId && order.direction === sort.direction,
  );
  if (orders.length === 0 && !children) return null;
  return (
    <div className={cardTools}>
      {children}
      {orders.length > 0 && (
        <div className={labelledBox}>
          <label htmlFor={id}>{messages.sortBy}</label>
          <span className={sizeBox}>
            <select
              id={id}
              className={sizeSelect}
              value={chosen}
              onChange={(event) => onSortChange?.(orders[Number(event.target.value)]?.order ?? null)}
            >
              <option value={-1}>{messages.unsorted}</option>
              {orders.map(({ order: { columnId, direction }, header }, index) => (
                <option key={`${columnId} ${direction}`} value={index}>
                  {messages.sortOption(header, direction)}
                </option>
              ))}
            </select>
            <span className={sizeArrow}>
              <Drawing of={ChevronDown} size={16} />
            </span>
          </span>
        </div>
      )}
    </div>
  );
}
