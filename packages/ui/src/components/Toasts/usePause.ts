'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasFocusWithin } from '../../internal/base/focus/hasFocus.ts';
import type { RaisedToast } from './toastList.ts';

/** Whether the time of toasts is paused: while the pointer or the focus is on a toast, and while the tab is hidden. */
export function usePause(regionRef: RefObject<HTMLElement | null>, open: readonly RaisedToast[]) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isPageHidden, setIsPageHidden] = useState(false);

  const seen = useRef(open);
  useLayoutEffect(() => {
    const stands = ({ id }: RaisedToast) => open.some((toast) => toast.id === id);
    if (!seen.current.every(stands)) {
      // A card that is removed under the pointer fires no `pointerleave`; the next card below the pointer fires its own events.
      setIsHovered(false);
      // Firefox and WebKit fire no `focusout` for a card that is removed with the focus in it.
      setIsFocused(hasFocusWithin(regionRef.current));
    }
    seen.current = open;
  }, [regionRef, open]);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const stop = new AbortController();
    const { signal } = stop;
    region.addEventListener('pointerover', () => setIsHovered(true), { signal });
    region.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    region.addEventListener('focusin', () => setIsFocused(true), { signal });
    region.addEventListener('focusout', () => setIsFocused(false), { signal });
    const readPage = () => setIsPageHidden(document.hidden);
    readPage();
    document.addEventListener('visibilitychange', readPage, { signal });
    return () => stop.abort();
  }, [regionRef]);

  return isHovered || isFocused || isPageHidden;
}
