'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the content is wider than its scroller: one observer a table, not one a cell. */
export function useOverflow(scrollerRef: RefObject<HTMLElement | null>) {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const scroller = scrollerRef.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const observer = new ResizeObserver(() => setOverflowing(content.clientWidth > scroller.clientWidth + 1));
    observer.observe(scroller);
    observer.observe(content);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return isOverflowing;
}
