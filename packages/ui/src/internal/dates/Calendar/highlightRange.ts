import type { IsoDate } from '../isoDate.ts';

const place = (iso: IsoDate, first: IsoDate, last: IsoDate) => {
  if (iso < first || iso > last) return undefined;
  if (first === last) return 'only';
  return iso === first ? 'first' : iso === last ? 'last' : 'inside';
};

/**
 * Marks the days of a range directly in the DOM. A preview follows the pointer over up to thirty days, and as many renders of the calendar
 * would be slow.
 */
export function highlightRange(grid: HTMLElement | null, ends: readonly (IsoDate | null | undefined)[]) {
  if (!grid) return;
  const [first, last = first] = ends.filter((end) => end != null).toSorted();
  for (const cell of grid.querySelectorAll<HTMLElement>('td')) {
    const iso = cell.dataset.date;
    // A cell is reused for another month, where it may be empty.
    const span = first && last && iso ? place(iso, first, last) : undefined;
    if (cell.dataset.span === span) continue;
    if (span) cell.dataset.span = span;
    else delete cell.dataset.span;
  }
}
