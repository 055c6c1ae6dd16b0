'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { watchModals } from '../../internal/ModalLayer/openModals.ts';
import type { RaisedToast } from './toastList.ts';

/** The share of a control that may lie under the cards: its text begins at one side of it. */
const mostCovered = 0.1;
/** Of what is higher than this share of the window, as a dialog that has the focus itself, enough is seen beside them. */
const highest = 0.5;

/** Where the cards stand once they have come in: a transform does not count. */
function boxesOf(region: HTMLElement) {
  const { left, top } = region.getBoundingClientRect();
  return [...region.querySelectorAll<HTMLElement>('[data-toast]')].map((card) => {
    const x = left + card.offsetLeft - region.scrollLeft;
    const y = top + card.offsetTop - region.scrollTop;
    return { left: x, right: x + card.offsetWidth, top: y, bottom: y + card.offsetHeight };
  });
}

function isCovered(region: HTMLElement, focused: Element): boolean {
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
  if (height > innerHeight * highest) return false;
  const covered = boxesOf(region).map((box) => {
    const across = Math.min(box.right, right) - Math.max(box.left, left);
    const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return Math.max(0, across) * Math.max(0, down);
  });
  return covered.reduce((sum, area) => sum + area, 0) > width * height * mostCovered;
}

/** The on-screen keyboard lies over the lower edge of the window. */
function isBehindKeyboard(region: HTMLElement): boolean {
  const { visualViewport: seen } = window;
  return seen !== null && boxesOf(region).some(({ bottom }) => bottom > seen.offsetTop + seen.height);
}

/**
 * Where the cards would cover the control that has the focus (WCAG 2.4.11), as the wrong field of a wide form, they go to the other
 * edge of the window, if it has room for them. When the last one has gone, the next begins at the upper edge.
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
      if (isCovered(region, focused) || isBehindKeyboard(region)) region.toggleAttribute('data-at-end');
    };
    let frame = 0;
    // What takes the focus is scrolled to its place after it was told, and a modal moves the cards aside after it has opened.
    const keepClearSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keepClear);
    };
    keepClear();
    const stopWatching = watchModals(keepClearSoon);
    const stop = new AbortController();
    document.addEventListener('focusin', keepClearSoon, { signal: stop.signal });
    window.addEventListener('resize', keepClearSoon, { signal: stop.signal });
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      stop.abort();
    };
  }, [regionRef, open]);
}
