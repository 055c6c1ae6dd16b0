import type { VisibleArea } from './computePosition.ts';

/**
 * The on-screen keyboard shrinks and moves only the visual viewport. A page that the user has pinch-zoomed counts as fully visible. The scale
 * alone does not distinguish the two: iOS also zooms a little into a field with small text when its keyboard opens.
 */
export function readVisibleArea(): VisibleArea {
  const { clientWidth: width, clientHeight } = document.documentElement;
  const visual = window.visualViewport;
  if (!visual || visual.height * visual.scale > clientHeight - 1) return { top: 0, width, height: clientHeight };
  return { top: visual.offsetTop, width, height: Math.min(clientHeight - visual.offsetTop, visual.height) };
}
