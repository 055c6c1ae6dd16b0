'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Reports the field's own message each time it changes, and that there is none once the field is gone. */
export function useReportedValidity(
  message: string | undefined,
  onValidityChange: ((message: string | undefined) => void) | undefined,
) {
  const reported = useRef<string>(undefined);
  const report = useRef(onValidityChange);
  // Before the key that was pressed goes on: Enter submits the form at once.
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
