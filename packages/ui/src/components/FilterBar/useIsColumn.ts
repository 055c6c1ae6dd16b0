'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the stylesheet lays the element out as a column, so that the order of its children, for Tab and screen readers, can follow the
 * visual order. False on a server and in a test without layout.
 */
export function useIsColumn(ref: RefObject<HTMLElement | null>): boolean {
  const [isColumn, setColumn] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => setColumn(getComputedStyle(element).flexDirection === 'column');
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [ref]);
  return isColumn;
}
