import type { Page, RequestOptions } from '@oraculo/api-client';
import { type Paging, pageSizes } from './paging.ts';

/** The most rows that one sheet of all pages holds. */
export const mostPrintedRows = 500;

const pageSize = Math.max(...pageSizes);

/** The rows of all pages, up to `mostPrintedRows`. One request at a time: a service may limit how many it answers. */
export async function loadAllRows<Item>(
  load: (paging: Paging, options: RequestOptions) => Promise<Page<Item>>,
  options: RequestOptions,
): Promise<Item[]> {
  const rows: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, pageSize }, options);
    rows.push(...items);
    if (items.length === 0 || rows.length >= Math.min(total, mostPrintedRows)) return rows.slice(0, mostPrintedRows);
  }
}
