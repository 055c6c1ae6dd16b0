import { useCallback, useRef, useState } from 'react';

/** Runs one call at a time for each key: a second press while the first call is pending does nothing. */
export function useSingleFlight() {
  const running = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const once = useCallback(async (work: () => Promise<void> | void, key = '') => {
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy(true);
    try {
      await work();
    } finally {
      running.current.delete(key);
      setBusy(running.current.size > 0);
    }
  }, []);
  return { once, isBusy };
}
