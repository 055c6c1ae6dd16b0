import type { PinnedIds } from './PinFeatures.ts';

/** Maximum number of pinned cells at each end. More would fill half of the table even if they were narrow. */
export const maxAtStart = 5;
export const maxAtEnd = 2;

/** Moves the pinned columns to their ends, each group in the order of the list, so that screen readers read them as shown. */
export function orderPinned<Item extends { id: string }>(
  columns: readonly Item[],
  { start = [], end = [] }: PinnedIds,
): readonly Item[] {
  const placeOf = ({ id }: Item) => (start.includes(id) ? 'start' : end.includes(id) ? 'end' : 'between');
  return (['start', 'between', 'end'] as const).flatMap((place) =>
    columns.filter((column) => placeOf(column) === place),
  );
}

/** How many cells are pinned at each end. `added` cells come before the columns and stay with those at the start. */
export function countPinned(columns: readonly { id: string }[], { start = [], end = [] }: PinnedIds, added: number) {
  const atStart = columns.filter(({ id }) => start.includes(id)).length;
  const atEnd = columns.filter(({ id }) => end.includes(id) && !start.includes(id)).length;
  return {
    start: atStart === 0 ? 0 : Math.min(maxAtStart, atStart + added),
    end: Math.min(maxAtEnd, atEnd),
  };
}

/**
 * The distance of each cell from its end of the row, in px. `widths` begins at the edge. Rounded down, because cells that scroll below would
 * be visible through a gap.
 */
export function pinOffsets(widths: readonly number[]) {
  let sum = 0;
  return widths.map((width) => {
    const offset = Math.floor(sum);
    sum += width;
    return offset;
  });
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** Pinned columns take at most half of the width: those at the end are unpinned first, then those at the start. */
export function fitPins(start: readonly number[], end: readonly number[], room: number) {
  const isStartFit = sumOf(start) <= room / 2;
  const fitStart = isStartFit ? start : [];
  const isEndFit = sumOf(fitStart) + sumOf(end) <= room / 2;
  return { start: fitStart, end: isEndFit ? end : [] };
}
