'use client';
import { useSyncExternalStore } from 'react';
import { shortRows } from '../../../styles/breakpoints.ts';
import type { TablePreferences } from './tablePreferences.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(shortRows);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The current density: the chosen one, or the one of the window. */
export function useDensity(chosen: TablePreferences['density']): 'comfortable' | 'compact' {
  const isLow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(shortRows).matches,
    () => false,
  );
  if (chosen !== 'auto') return chosen;
  return isLow ? 'compact' : 'comfortable';
}
