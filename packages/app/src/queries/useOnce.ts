import { useCallback, useRef, useState } from 'react';

/** A busy lock: a second press while the work of the first is under way does nothing. Works of different keys go side by side. */
export function useOnce() {
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
