import type { Page, RequestOptions } from '@oraculo/api-client';
import { type Paging, pageSizes } from './paging.ts';

/** The most rows that “print all pages” prints. */
export const maxPrintedRows = 500;

const pageSize = Math.max(...pageSizes);

export interface AllRows<Item> {
  /** At most `maxPrintedRows`. */
  rows: Item[];
  /** Whether rows were added or removed between two pages, so that a row may be missing. */
  hasChanged: boolean;
}

/** Loads the rows of all pages, one request at a time, because a service may limit parallel requests. */
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
    if (items.length === 0 || rows.length >= Math.min(total, maxPrintedRows))
      return { rows: rows.slice(0, maxPrintedRows), hasChanged: totals.size > 1 || rows.length !== total };
  }
}
