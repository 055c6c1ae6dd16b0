'use client';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Holds the form of a field back once while it has a `reason` to look at its value again, and moves the focus there. Another reason, and the
 * same one after a time without it, hold it back again. Without a reason the form is submitted. Returns whether the form was held for this
 * reason. `onHold` runs then.
 */
export function useHeldSubmit(
  inputRef: RefObject<HTMLInputElement | null>,
  reason: string | undefined,
  onHold?: () => void,
): boolean {
  const [held, setHeld] = useState<string>();
  // The same text typed later is a new mistake.
  if (held !== undefined && held !== reason) setHeld(undefined);
  const hold = useEffectEvent((event: Event) => {
    const input = inputRef.current;
    if (!input || reason === undefined || held === reason || input.form !== event.target) return;
    // One of several fields takes the focus.
    if (!event.defaultPrevented) input.focus();
    event.preventDefault();
    event.stopPropagation();
    setHeld(reason);
    onHold?.();
  });
  const hasReason = reason !== undefined;
  // On the document and before all handlers of the form. A layout effect, because Enter may follow the key at once.
  useLayoutEffect(() => {
    if (!hasReason) return undefined;
    const listen = (event: Event) => hold(event);
    document.addEventListener('submit', listen, true);
    return () => document.removeEventListener('submit', listen, true);
  }, [hasReason]);
  return hasReason && held === reason;
}
