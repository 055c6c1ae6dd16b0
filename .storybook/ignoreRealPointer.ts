import { isTestRun } from './isTestRun.ts';

const types = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const stopTrusted = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * Stories move a simulated pointer. The real pointer of the browser reports its position after each layout, which would end a hover of the
 * story.
 */
export function ignoreRealPointer() {
  if (!isTestRun) return;
  for (const type of types) window.addEventListener(type, stopTrusted, true);
  return () => {
    for (const type of types) window.removeEventListener(type, stopTrusted, true);
  };
}
