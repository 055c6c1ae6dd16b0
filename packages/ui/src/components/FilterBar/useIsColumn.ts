'use client';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the stylesheet lays the element out as a column: the order of its children for Tab and screen readers then follows the visual
 * one. A server, and a test without layout, render a row.
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
