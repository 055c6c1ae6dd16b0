'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { watchModals } from '../../internal/overlays/ModalLayer/openModals.ts';
import { readVisibleArea } from '../../internal/overlays/topLayer/readVisibleArea.ts';
import type { RaisedToast } from './toastList.ts';

/** The share of a control that the cards may cover: its text begins at one side of it. */
const mostCovered = 0.1;
/** Elements taller than this share of the window, such as a focused dialog, are ignored: enough of them stays visible. */
const highest = 0.5;

/** The area of a control that the cards cover, at their final place: a transform does not count. */
function coveredArea(region: HTMLElement, { left, right, top, bottom }: DOMRect) {
  const { x, y } = region.getBoundingClientRect();
  let sum = 0;
  for (const card of region.querySelectorAll<HTMLElement>('[data-toast]')) {
    const cardLeft = x + card.offsetLeft - region.scrollLeft;
    const cardTop = y + card.offsetTop - region.scrollTop;
    const across = Math.min(cardLeft + card.offsetWidth, right) - Math.max(cardLeft, left);
    const down = Math.min(cardTop + card.offsetHeight, bottom) - Math.max(cardTop, top);
    sum += Math.max(0, across) * Math.max(0, down);
  }
  return sum;
}

function isCovered(region: HTMLElement, focused: Element): boolean {
  const box = focused.getBoundingClientRect();
  return box.height <= innerHeight * highest && coveredArea(region, box) > box.width * box.height * mostCovered;
}

/** By an on-screen keyboard. */
function isLowerEdgeHidden(): boolean {
  const { top, height } = readVisibleArea();
  return top + height < document.documentElement.clientHeight - 1;
}

/**
 * Where the cards would cover the control that has the focus (WCAG 2.4.11), as the wrong field of a wide form, they go to the other
 * edge of the window, if it is seen and has room for them. When the last one has gone, the next begins at the upper edge.
 */
export function useAvoidFocusedElement(regionRef: RefObject<HTMLElement | null>, open: readonly RaisedToast[]) {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    if (open.length === 0) {
      region.removeAttribute('data-at-end');
      return;
    }
    const changeEdge = () => region.toggleAttribute('data-at-end');
    const keepClear = () => {
      if (isLowerEdgeHidden()) {
        region.removeAttribute('data-at-end');
        return;
      }
      const focused = document.activeElement;
      if (!focused || focused === document.body || region.contains(focused) || !isCovered(region, focused)) return;
      changeEdge();
      if (isCovered(region, focused)) changeEdge();
    };
    // A focused element scrolls to its place after the focus event, and a modal moves the cards after it has opened.
    const keepClearSoon = () => requestAnimationFrame(keepClear);
    keepClear();
    const stopWatching = watchModals(keepClearSoon);
    const stop = new AbortController();
    for (const type of ['focusin', 'resize']) addEventListener(type, keepClearSoon, { signal: stop.signal });
    // An on-screen keyboard comes after the focus, and leaves the window as it is.
    visualViewport?.addEventListener('resize', keepClearSoon, { signal: stop.signal });
    return () => {
      stopWatching();
      stop.abort();
    };
  }, [regionRef, open]);
}
