import { type PageSlot, pageWindow } from './pageWindow.ts';

interface PlacedSlot {
  slot: PageSlot;
  /** The width of the bar in which it is visible. */
  seen: 'always' | 'wide' | 'narrow';
}

/** Up to this many pages every page has a button in a narrow bar. */
const maxAlwaysShown = 4;

const staysInNarrow = (slot: PageSlot, page: number, pageCount: number) =>
  pageCount <= maxAlwaysShown ||
  slot === 1 ||
  slot === page ||
  slot === pageCount ||
  (slot === 2 && page === 1) ||
  (slot === pageCount - 1 && page === pageCount);

/** The slots of `pageWindow`. In a narrow bar an ellipsis replaces the neighbours of the current page. */
export function narrowSlots(page: number, pageCount: number): PlacedSlot[] {
  const slots = pageWindow(page, pageCount);
  const isHidden = (slot: PageSlot | undefined) => typeof slot === 'number' && !staysInNarrow(slot, page, pageCount);
  return slots.flatMap((slot, at): PlacedSlot[] => {
    if (!isHidden(slot)) return [{ slot, seen: 'always' }];
    const hidden: PlacedSlot = { slot, seen: 'wide' };
    if (isHidden(slots[at - 1])) return [hidden];
    // An ellipsis next to this hidden page already represents it.
    const next = slots.slice(at).find((other) => !isHidden(other));
    if (typeof slots[at - 1] === 'string' || typeof next === 'string') return [hidden];
    return [{ slot: Number(slot) < page ? 'gapBefore' : 'gapAfter', seen: 'narrow' }, hidden];
  });
}
