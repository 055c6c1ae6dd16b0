'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Reports the field's own message each time it changes, and `undefined` once the field is unmounted. */
export function useReportedValidity(
  message: string | undefined,
  onValidityChange: ((message: string | undefined) => void) | undefined,
) {
  const reported = useRef<string>(undefined);
  const report = useRef(onValidityChange);
  // A layout effect: Enter submits the form in the same event.
  useLayoutEffect(() => {
    report.current = onValidityChange;
    if (reported.current === message) return;
    reported.current = message;
    onValidityChange?.(message);
  });
  useEffect(() => {
    return () => {
      if (reported.current !== undefined) report.current?.(undefined);
      reported.current = undefined;
    };
  }, []);
}
