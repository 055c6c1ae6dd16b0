/** A rectangle of the window, in px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Place {
  /** The upper edge of the first card. */
  top: number;
  /** How many cards fit there without an overlap; the others wait. */
  count: number;
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The highest position in `column` where the first card overlaps none of `obstacles`, and how many cards fit there before the next one.
 * `ends` are the lower edges of the cards, from the upper edge of the first. Undefined if no position is high enough. Cards that only the
 * lower edge of the window clips all count, because their region scrolls.
 */
export function findPlace(
  ends: readonly number[],
  column: Box,
  obstacles: readonly Box[],
  gap: number,
): Place | undefined {
  const inWay = obstacles.filter((box) => overlaps(column, box));
  const first = ends[0] ?? 0;
  const tops = [column.top, ...inWay.map(({ bottom }) => bottom + gap)].toSorted((a, b) => a - b);
  const isFree = (top: number) => {
    const bottom = top + first;
    return bottom <= column.bottom && !inWay.some((box) => overlaps({ ...column, top, bottom: bottom + gap }, box));
  };
  const top = tops.find(isFree);
  if (top === undefined) return undefined;
  const limit = Math.min(...inWay.filter((box) => box.top > top).map((box) => box.top - gap));
  return {
    top,
    count: limit === Number.POSITIVE_INFINITY ? ends.length : ends.filter((end) => top + end <= limit).length,
  };
}
