import type { Page, RequestOptions } from '@oraculo/api-client';
import { type Paging, pageSizes } from './paging.ts';

/** The most rows that one sheet of all pages holds. */
export const mostPrintedRows = 500;

const pageSize = Math.max(...pageSizes);

export interface AllRows<Item> {
  /** At most `mostPrintedRows`. */
  rows: Item[];
  /** Rows came or went between two pages, so that one of them may be missing. */
  hasChanged: boolean;
}

/** The rows of all pages. One request at a time: a service may limit how many it answers. */
export async function loadAllRows<Item>(
  load: (paging: Paging, options: RequestOptions) => Promise<Page<Item>>,
  options: RequestOptions,
): Promise<AllRows<Item>> {
  const rows: Item[] = [];
  const totals = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, pageSize }, options);
    rows.push(...items);
    totals.add(total);
    if (items.length === 0 || rows.length >= Math.min(total, mostPrintedRows))
      return { rows: rows.slice(0, mostPrintedRows), hasChanged: totals.size > 1 || rows.length !== total };
  }
}
