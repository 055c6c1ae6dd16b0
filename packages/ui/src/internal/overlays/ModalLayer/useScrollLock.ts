'use client';
import { useEffect, useState } from 'react';
import { usePreventScroll } from 'react-aria';
import { isAppleTouch } from '../../base/dom/isAppleTouch.ts';

let locks = 0;
let unlock = () => {};

function lock() {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  unlock = () => Object.assign(style, { overflow, scrollbarGutter });
}

/**
 * Keeps the page from scrolling behind a modal. Whether there is a scroll bar is read in an effect, behind the focus that the dialog
 * takes: the browser has laid the page out for it. On iOS the lock is React Aria's.
 */
export function useScrollLock() {
  const [isByEvents] = useState(isAppleTouch);
  usePreventScroll({ isDisabled: !isByEvents });
  useEffect(() => {
    if (isByEvents) return;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [isByEvents]);
}
