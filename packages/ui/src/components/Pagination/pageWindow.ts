export type PageSlot = number | 'gapBefore' | 'gapAfter';

/** Up to this many pages every page has a button. */
export const maxButtons = 7;

/**
 * The page buttons, 1-based: all up to seven pages; beyond that the first, the last and the pages around `page`. There are then always
 * seven slots, so that no button moves.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= maxButtons) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'gapAfter', pageCount];
  if (page >= pageCount - 3) {
    return [1, 'gapBefore', pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1, pageCount];
  }
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', pageCount];
}
