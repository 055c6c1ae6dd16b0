'use client';
import { useLayoutEffect } from 'react';

const counts = new Map<string, number>();

function changeCount(mark: string, step: number) {
  const count = (counts.get(mark) ?? 0) + step;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Keeps `mark` on `<html>` while any component that calls this is mounted, so that the styles of the root can depend on it. `html:has(…)`
 * would need no script, but the browser would search the whole page whenever an element is added.
 */
export function useRootMark(mark: `data-ui-${string}`, isOn = true) {
  useLayoutEffect(() => {
    if (!isOn) return;
    changeCount(mark, 1);
    return () => changeCount(mark, -1);
  }, [mark, isOn]);
}
