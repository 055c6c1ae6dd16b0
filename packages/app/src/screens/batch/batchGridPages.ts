import type { CheckedRow } from './batchGridRows.ts';

/**
 * The page number of each row. A page holds `pageSize` filled rows. Blank rows do not count; trailing blank rows stay on the
 * last page.
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
