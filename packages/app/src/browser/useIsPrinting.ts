import { useSyncExternalStore } from 'react';

const printQuery = () => window.matchMedia('print');

let hasBeforePrintFired = false;

export const isPrinting = (): boolean => hasBeforePrintFired || printQuery().matches;

/**
 * In Firefox the media query does not change while printing; only `beforeprint` and `afterprint` fire. Emulated print media
 * fires only the query.
 */
export function followPrint(changed: () => void): () => void {
  const query = printQuery();
  const begin = () => {
    hasBeforePrintFired = true;
    changed();
  };
  const end = () => {
    hasBeforePrintFired = false;
    changed();
  };
  query.addEventListener('change', changed);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', changed);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is laid out for print. */
export const useIsPrinting = (): boolean => useSyncExternalStore(followPrint, isPrinting);
