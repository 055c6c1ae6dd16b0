'use client';
import { useEffect, useState } from 'react';
import { usePreventScroll } from 'react-aria';
import { isAppleTouch } from '../isAppleTouch.ts';

let locks = 0;
let unlock = () => {};

function lock(hasScrollBar: boolean) {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (hasScrollBar) style.scrollbarGutter = 'stable';
  unlock = () => Object.assign(style, { overflow, scrollbarGutter });
}

/**
 * Keeps the page from scrolling behind a modal. Where `overflow` is enough the width of the scroll bar is read while
 * rendering: after the modal is in the page the same question costs a layout. On iOS the lock is React Aria's.
 */
export function useScrollLock() {
  const [isByEvents] = useState(isAppleTouch);
  const [hasScrollBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  usePreventScroll({ isDisabled: !isByEvents });
  useEffect(() => {
    if (isByEvents) return;
    locks += 1;
    if (locks === 1) lock(hasScrollBar);
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [isByEvents, hasScrollBar]);
}
