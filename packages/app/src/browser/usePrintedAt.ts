import { useSyncExternalStore } from 'react';

let printedAt: string | null = null;

const follow = (changed: () => void) => {
  const print = window.matchMedia('print');
  const note = () => {
    printedAt = print.matches ? new Date().toISOString() : null;
    changed();
  };
  print.addEventListener('change', note);
  return () => print.removeEventListener('change', note);
};

/** The instant at which the page was laid out for paper; null on the screen. */
export const usePrintedAt = (): string | null => useSyncExternalStore(follow, () => printedAt);
