import type { VisibleArea } from './computePosition.ts';

/**
 * The area of the window that an on-screen keyboard leaves visible. The keyboard shrinks and moves only the visual viewport. So does a pinch
 * zoom, which is ignored. The scale alone does not distinguish them, because iOS zooms into a field with small text when its keyboard opens.
 */
export function readVisibleArea(): VisibleArea {
  const { clientWidth: width, clientHeight } = document.documentElement;
  const visual = window.visualViewport;
  if (!visual || visual.height * visual.scale > clientHeight - 1) return { top: 0, width, height: clientHeight };
  return { top: visual.offsetTop, width, height: Math.min(clientHeight - visual.offsetTop, visual.height) };
}
