'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { cardWidth } from '../../../styles/breakpoints.ts';

interface TableLayout {
  isOverflowing: boolean;
  isCards: boolean;
  hasOverflowed?: boolean | undefined;
}

/**
 * The layout of the table in its container: one observer for each table, not for each cell, and no forced measurement. In a narrow window,
 * where every table shows cards, it is known before the first paint.
 */
export function useTableLayout(scrollerRef: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState<TableLayout>({ isOverflowing: false, isCards: false });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const settle = (isCards: boolean, isOverflowing: boolean) =>
      setLayout((known) =>
        known.isCards === isCards && known.isOverflowing === isOverflowing
          ? known
          : { isCards, isOverflowing, hasOverflowed: known.hasOverflowed || isOverflowing },
      );
    if (matchMedia(`(width < ${cardWidth}px)`).matches) settle(true, false);
    let availableWidth = 0;
    let contentWidth = 0;
    // Use the observer's sizes. Reading them forces a layout, which WebKit gets wrong while a style sheet loads.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === content) contentWidth = contentRect.width;
        else availableWidth = contentRect.width;
      }
      if (availableWidth) settle(availableWidth < cardWidth, contentWidth > availableWidth + 1);
    });
    observer.observe(scroller);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return layout;
}
