import { useEffect, useEffectEvent, useRef } from 'react';

const firstMs = 5_000;
const longestMs = 60_000;

/**
 * Retries after a failure while `isOn`: after 5 s, then with a doubled delay of up to a minute. A hidden or offline tab
 * does not retry.
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
