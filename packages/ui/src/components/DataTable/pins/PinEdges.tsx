'use client';
import { useLayoutEffect } from 'react';
import { atEnd, atStart, endRoom, startRoom } from './PinEdges.css.ts';
import type { PinEdgesProps } from './PinFeatures.ts';
import { countPinned, fitPins, pinOffsets } from './pinnedOrder.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** `1 2 3`: the stylesheet selects the pinned cells by these positions, so that no cell needs an attribute. */
const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(' ');

/**
 * Measures the headers of the pinned columns and sets the positions of the cells. Renders nothing; its cost does not grow with the rows.
 * The values go through the CSSOM, because a strict Content-Security-Policy refuses `style` attributes.
 */
export function PinEdges({ scrollerRef, columns, ids, addedCount, isScrolling }: PinEdgesProps) {
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const header = scroller?.querySelector('thead > tr');
    const { start, end } = countPinned(columns, ids, addedCount);
    if (!scroller || !header || !isScrolling || start + end === 0) return;
    const cells = [...header.children];
    const startCells = cells.slice(0, start);
    const endCells = cells.slice(cells.length - end).toReversed();

    let room = { start: 0, end: 0 };
    // WebKit ignores scroll-margin when it scrolls to a focused element.
    const uncover = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest('th, td') : null;
      const siblings = [...(cell?.parentElement?.children ?? [])];
      const place = cell ? siblings.indexOf(cell) : -1;
      const isPinned = place < startCells.length || place >= siblings.length - endCells.length;
      if (!(target instanceof Element) || isPinned || !target.matches(':focus-visible')) return;
      const [box, frame] = [target.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const hiddenAtStart = frame.left + room.start - box.left;
      const hiddenAtEnd = box.right - (frame.left + scroller.clientWidth - room.end);
      if (hiddenAtStart > 0) scroller.scrollLeft -= hiddenAtStart;
      else if (hiddenAtEnd > 0) scroller.scrollLeft += hiddenAtEnd;
    };
    const markScroll = () => {
      const rest = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
      scroller.toggleAttribute('data-under-start', scroller.scrollLeft > 0);
      scroller.toggleAttribute('data-under-end', rest > 1);
    };
    const place = () => {
      const widthsOf = (group: Element[]) => group.map((cell) => cell.getBoundingClientRect().width);
      const fit = fitPins(widthsOf(startCells), widthsOf(endCells), scroller.clientWidth);
      scroller.dataset.pinStart = places(fit.start.length);
      scroller.dataset.pinEnd = places(fit.end.length);
      const put = (variable: string | undefined, pixels: number) =>
        variable && scroller.style.setProperty(nameOf(variable), `${pixels}px`);
      for (const [index, offset] of pinOffsets(fit.start).entries()) put(atStart[index], offset);
      for (const [index, offset] of pinOffsets(fit.end).entries()) put(atEnd[index], offset);
      room = { start: Math.ceil(sum(fit.start)), end: Math.ceil(sum(fit.end)) };
      put(startRoom, room.start);
      put(endRoom, room.end);
      markScroll();
    };
    const observer = new ResizeObserver(place);
    for (const target of [scroller, ...startCells, ...endCells]) observer.observe(target);
    scroller.addEventListener('scroll', markScroll, { passive: true });
    scroller.addEventListener('focusin', uncover);
    return () => {
      scroller.removeEventListener('focusin', uncover);
      observer.disconnect();
      scroller.removeEventListener('scroll', markScroll);
      for (const name of ['data-pin-start', 'data-pin-end', 'data-under-start', 'data-under-end'])
        scroller.removeAttribute(name);
    };
  }, [scrollerRef, columns, ids, addedCount, isScrolling]);
  return null;
}
