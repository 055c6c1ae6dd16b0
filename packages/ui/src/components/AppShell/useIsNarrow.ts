'use client';
import { useSyncExternalStore } from 'react';
import { upTo } from '../../styles/breakpoints.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(upTo.drawer);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Below 768 px, where the side menu is a drawer; a server renders the wide page. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(upTo.drawer).matches,
    () => false,
  );
