'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px under which the container query of `rows.css.ts` lays rows out as cards. */
const cardsBelow = 640;

/** How the table stands in its place. One observer a table, not one a cell; measured before the first paint. */
export function useTableLayout(scrollerRef: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ isOverflowing: false, isCards: false });
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const measure = () => {
      const width = scroller.clientWidth;
      const isCards = width > 0 && width < cardsBelow;
      const isOverflowing = content.clientWidth > width + 1;
      setLayout((known) =>
        known.isCards === isCards && known.isOverflowing === isOverflowing ? known : { isCards, isOverflowing },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return layout;
}
