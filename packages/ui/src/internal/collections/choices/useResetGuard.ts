'use client';
import { useEffect, useRef } from 'react';

/**
 * React Aria calls `onChange` on a reset of the form, once for each of its inputs. `useFieldValue` restores the value in one step, so this
 * ignores the calls of React Aria during the reset.
 */
export function useResetGuard<Value>(change: (value: Value) => void) {
  const reset = useRef<Event | null>(null);
  useEffect(() => {
    const rememberReset = (event: Event) => {
      reset.current = event;
    };
    // On the document: before the listeners of the form, where React Aria has its own.
    document.addEventListener('reset', rememberReset, { capture: true });
    return () => document.removeEventListener('reset', rememberReset, { capture: true });
  }, []);
  return (value: Value) => {
    // An event whose listeners have all run is in no phase.
    const isResetting = reset.current !== null && reset.current.eventPhase !== Event.NONE;
    if (!isResetting) change(value);
  };
}
