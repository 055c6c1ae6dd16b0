import type { VisibleArea } from './computePosition.ts';

/**
 * The on-screen keyboard shrinks and moves the visual viewport only. A pinch-zoomed page counts as fully visible. The zoom alone does not
 * distinguish them: iOS zooms a little into a field of small text as its keyboard opens.
 */
export function readVisibleArea(): VisibleArea {
  const { clientWidth: width, clientHeight } = document.documentElement;
  const visual = window.visualViewport;
  if (!visual || visual.height * visual.scale > clientHeight - 1) return { top: 0, width, height: clientHeight };
  return { top: visual.offsetTop, width, height: Math.min(clientHeight - visual.offsetTop, visual.height) };
}
