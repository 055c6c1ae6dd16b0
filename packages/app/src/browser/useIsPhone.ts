import { useSyncExternalStore } from 'react';

/** The width up to which the kit shows cards instead of tables. */
const phoneQuery = () => window.matchMedia('(max-width: 639px)');

function subscribe(onChange: () => void) {
  const query = phoneQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phoneQuery().matches);
