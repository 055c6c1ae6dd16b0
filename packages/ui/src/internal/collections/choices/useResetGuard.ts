'use client';
import { useEffect, useRef } from 'react';

/**
 * Ignores `onChange` calls of React Aria during a form reset, one for each input. `useFieldValue` restores the value in one step.
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
    // After all its listeners have run, an event has no phase.
    const isResetting = reset.current !== null && reset.current.eventPhase !== Event.NONE;
    if (!isResetting) change(value);
  };
}
