function swallowSecond(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A layer that comes or goes at the first click of a double click would leave the second one to its backdrop, or to whatever lies
 * beneath, and the focus with it. Called as it comes and as it goes.
 */
export function ignoreSecondClick() {
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, swallowSecond, { capture: true, once: true });
}
