import type { CheckedRow } from './batchGridRows.ts';

/**
 * The page of each row, with so many filled rows a page as the check counts. Blank rows take no place; those at the end stay
 * on the last page.
 */
export function batchGridPages(rows: readonly Pick<CheckedRow, 'isEmpty'>[], pageSize: number): readonly number[] {
  let filled = 0;
  const pages = rows.map(({ isEmpty }) => {
    const page = Math.floor(filled / pageSize) + 1;
    if (!isEmpty) filled += 1;
    return page;
  });
  const last = Math.max(1, Math.ceil(filled / pageSize));
  return pages.map((page) => Math.min(page, last));
}
