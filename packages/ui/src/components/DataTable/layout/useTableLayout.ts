'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px under which the container query of `rows.css.ts` lays rows out as cards. */
const cardsBelow = 640;

interface TableLayout {
  isOverflowing: boolean;
  isCards: boolean;
  hasOverflowed?: boolean | undefined;
}

/**
 * How the table stands in its place: one observer a table, not one a cell, and nothing measured by force. In a narrow
 * window, where every table is cards, that is known before the first paint.
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
    if (window.matchMedia(`(max-width: ${cardsBelow - 1}px)`).matches) settle(true, false);
    const observer = new ResizeObserver(() => {
      const width = scroller.clientWidth;
      if (width > 0) settle(width < cardsBelow, content.clientWidth > width + 1);
    });
    observer.observe(scroller);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return layout;
}
