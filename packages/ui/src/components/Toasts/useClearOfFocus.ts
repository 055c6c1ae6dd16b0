'use client';
import { type RefObject, useLayoutEffect } from 'react';
import type { RaisedToast } from './toastList.ts';

/** The share of a box that may lie under a card: the text of a field begins at one side of it. */
const mostCovered = 0.25;

function isCovered(region: HTMLElement, focused: Element): boolean {
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  return [...region.querySelectorAll('[data-toast]')].some((card) => {
    const box = card.getBoundingClientRect();
    const across = Math.min(box.right, right) - Math.max(box.left, left);
    const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return across > 0 && down > 0 && across * down > width * height * mostCovered;
  });
}

/**
 * Where the cards would cover what has the focus (WCAG 2.4.11), as the wrong field of a wide form, they stand at the lower edge of
 * the window, and stay there until the last of them has gone.
 */
export function useClearOfFocus(regionRef: RefObject<HTMLElement | null>, open: readonly RaisedToast[]) {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    if (open.length === 0) {
      region.removeAttribute('data-at-end');
      return;
    }
    const keepClear = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || region.contains(focused) || !isCovered(region, focused)) return;
      region.toggleAttribute('data-at-end');
      // A low window may have no room for both.
      if (isCovered(region, focused)) region.toggleAttribute('data-at-end');
    };
    keepClear();
    document.addEventListener('focusin', keepClear);
    return () => document.removeEventListener('focusin', keepClear);
  }, [regionRef, open]);
}
