import { useEffect, useEffectEvent, useRef } from 'react';

const firstMs = 5_000;
const longestMs = 60_000;

/**
 * Asks again after a failure, after 5 s, then each time after twice as long, up to a minute, as long as `isOn`. A tab that
 * is hidden or offline waits on.
 */
export function useRetryWithBackoff(error: unknown, isOn: boolean, retry: () => void) {
  const failures = useRef(0);
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (error === undefined) failures.current = 0;
    if (error === undefined || !isOn) return;
    const waitMs = Math.min(firstMs * 2 ** failures.current, longestMs);
    failures.current += 1;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) askAgain();
    }, waitMs);
    return () => clearInterval(timer);
  }, [error, isOn]);
}
