'use client';
import { type RefObject, useLayoutEffect } from 'react';

interface Rows {
  minRows: number;
  maxRows: number;
}

const lines = (rows: number) => `${rows}lh`;

/** Asked each time: a browser answers at once. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

/** Makes room for all the text; the limits of the stylesheet hold. */
function fit(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(area);
  area.style.blockSize = `${area.scrollHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)}px`;
}

/** Keeps a text box as tall as its text, between two numbers of lines. A browser without `field-sizing` is measured for. */
export function useGrowth(areaRef: RefObject<HTMLTextAreaElement | null>, { minRows, maxRows }: Rows) {
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    area.style.minBlockSize = lines(minRows);
    area.style.maxBlockSize = lines(maxRows);
  }, [areaRef, minRows, maxRows]);
  // Whatever changed: a new text is a new height.
  useLayoutEffect(() => {
    if (areaRef.current && !growsByItself()) fit(areaRef.current);
  });
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area || growsByItself()) return;
    let width = area.clientWidth;
    // Narrower lines are more lines; its own growth is no reason to measure again.
    const watch = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      fit(area);
    });
    watch.observe(area);
    return () => watch.disconnect();
  }, [areaRef]);
}
