interface PageSpan {
  /** At least 1, also for an empty list; without a total the number of known pages. */
  pageCount: number;
  /** The page, limited to 1 to `pageCount`. */
  page: number;
  /** Number of the first item on the page, 1-based; 0 for an empty list. */
  first: number;
  /** Without a total the number of the last item of a full page. */
  last: number;
}

/** The items on a page. A page beyond the end, such as after a deletion, counts as the last one. */
export function pageSpan({
  page,
  pageSize,
  totalItems,
  hasNextPage,
}: {
  page: number;
  pageSize: number;
  totalItems?: number | undefined;
  hasNextPage?: boolean | undefined;
}): PageSpan {
  if (totalItems === undefined) {
    const shown = Math.max(1, page);
    const last = shown * pageSize;
    return { pageCount: hasNextPage ? shown + 1 : shown, page: shown, first: last - pageSize + 1, last };
  }
  const pageCount = Math.max(1, Math.ceil(totalItems / pageSize));
  const shown = Math.min(Math.max(1, page), pageCount);
  const first = totalItems === 0 ? 0 : (shown - 1) * pageSize + 1;
  return { pageCount, page: shown, first, last: Math.min(shown * pageSize, totalItems) };
}
