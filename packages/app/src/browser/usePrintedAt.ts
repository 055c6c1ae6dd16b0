import { useSyncExternalStore } from 'react';
import { followPrint, isPrinting } from './useIsPrinting.ts';

let printedAt: string | null = null;

const follow = (changed: () => void) =>
  followPrint(() => {
    printedAt = isPrinting() ? (printedAt ?? new Date().toISOString()) : null;
    changed();
  });

/** The instant at which the page was laid out for print; null on the screen. */
export const usePrintedAt = (): string | null => useSyncExternalStore(follow, () => printedAt);
