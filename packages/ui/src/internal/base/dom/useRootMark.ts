'use client';
import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

function hold(mark: string, step: number) {
  const count = (holders.get(mark) ?? 0) + step;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Keeps an attribute on the root while such a part is on the page, for what the part asks of the root's own style.
 * `html:has(…)` would need no script, but makes the browser search the whole page for the part whenever anything is added
 * to it.
 */
export function useRootMark(mark: `data-ui-${string}`, isOn = true) {
  useLayoutEffect(() => {
    if (!isOn) return;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isOn]);
}
