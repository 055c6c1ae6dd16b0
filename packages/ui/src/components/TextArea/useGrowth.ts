'use client';
import { type RefObject, useLayoutEffect } from 'react';

interface Rows {
  minRows: number;
  maxRows: number;
}

const lines = (rows: number) => `${rows}lh`;

/** Not cached, because the check is cheap. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

/** Sets the height of the textarea to that of its text. The stylesheet limits it. */
function fit(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(area);
  area.style.blockSize = `${area.scrollHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)}px`;
}

/** Keeps a textarea as high as its text, between two numbers of lines. It is measured only in a browser without `field-sizing`. */
export function useGrowth(areaRef: RefObject<HTMLTextAreaElement | null>, { minRows, maxRows }: Rows) {
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    area.style.minBlockSize = lines(minRows);
    area.style.maxBlockSize = lines(maxRows);
  }, [areaRef, minRows, maxRows]);
  // In an effect without dependencies, because any new text may need another height.
  useLayoutEffect(() => {
    if (areaRef.current && !growsByItself()) fit(areaRef.current);
  });
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area || growsByItself()) return;
    let width = area.clientWidth;
    // A narrower box needs more lines. Its own growth must not cause another measurement.
    const watch = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      fit(area);
    });
    watch.observe(area);
    return () => watch.disconnect();
  }, [areaRef]);
}
