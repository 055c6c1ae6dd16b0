import { useSyncExternalStore } from 'react';

const print = () => window.matchMedia('print');

const follow = (changed: () => void) => {
  const query = print();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** True while the page is laid out for paper. */
export const useIsPrinting = (): boolean => useSyncExternalStore(follow, () => print().matches);
