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
 * Prevents the page behind a modal from scrolling. Whether there is a scroll bar is read in an effect after the focus has moved to the dialog,
 * when the browser has computed the layout anyway. On iOS React Aria locks the scroll.
 */
export function useScrollLock() {
  const [isLockedByReactAria] = useState(isAppleTouch);
  usePreventScroll({ isDisabled: !isLockedByReactAria });
  useEffect(() => {
    if (isLockedByReactAria) return;
    locks += 1;
    if (locks === 1) lock();
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, [isLockedByReactAria]);
}
