'use client';
import { useSyncExternalStore } from 'react';
import { upTo } from '../../styles/breakpoints.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(upTo.drawer);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is below 768 px, where the side menu is a drawer. False on a server. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(upTo.drawer).matches,
    () => false,
  );
