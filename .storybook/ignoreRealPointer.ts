import { isTestRun } from './isTestRun.ts';

const types = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const stopTrusted = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * Stories move a pointer of their own. The browser's rests somewhere on the page and reports itself after each layout,
 * which would end a hover that a story has just begun.
 */
export function ignoreRealPointer() {
  if (!isTestRun) return;
  for (const type of types) window.addEventListener(type, stopTrusted, true);
  return () => {
    for (const type of types) window.removeEventListener(type, stopTrusted, true);
  };
}
