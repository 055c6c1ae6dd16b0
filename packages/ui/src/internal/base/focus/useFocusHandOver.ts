'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { hasFocusWithin, isFocusLost } from './hasFocus.ts';
import { dialogAround } from './dialogAround.ts';

/**
 * Moves the focus to the result of `findNext` when a component is removed while the focus is in it or in a dialog that was opened from it,
 * which would return the focus there.
 */
export function useFocusHandOver(
  partRef: RefObject<HTMLElement | null>,
  findNext: (part: HTMLElement) => HTMLElement | null | undefined,
) {
  const handOver = useEffectEvent((part: HTMLElement) => findNext(part)?.focus());
  useLayoutEffect(() => {
    const part = partRef.current;
    if (!part) return;
    let isInside = hasFocusWithin(part);
    const stop = new AbortController();
    const enter = () => {
      isInside = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      isInside = relatedTarget instanceof Element && dialogAround(relatedTarget) !== null;
    };
    part.addEventListener('focusin', enter, { signal: stop.signal });
    part.addEventListener('focusout', leave, { signal: stop.signal });
    return () => {
      stop.abort();
      // The caller may already have moved the focus.
      if (hasFocusWithin(part) || (isInside && isFocusLost())) handOver(part);
    };
  }, [partRef]);
}
