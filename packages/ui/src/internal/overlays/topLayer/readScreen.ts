import type { Screen } from './computePosition.ts';

/**
 * The on-screen keyboard shrinks and moves the visual viewport only; a page that is zoomed by two fingers is all seen. The
 * zoom alone does not tell them apart: iOS zooms a little into a field of small text as its keyboard opens.
 */
export function readScreen(): Screen {
  const { clientWidth: width, clientHeight } = document.documentElement;
  const visual = window.visualViewport;
  if (!visual || visual.height * visual.scale > clientHeight - 1) return { top: 0, width, height: clientHeight };
  return { top: visual.offsetTop, width, height: Math.min(clientHeight - visual.offsetTop, visual.height) };
}
