function swallowSecond(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A layer that opens or closes at the first click of a double click would leave the second click, and the focus, to its backdrop or to the
 * element beneath. Call it when a layer opens and when it closes.
 */
export function ignoreSecondClick() {
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, swallowSecond, { capture: true, once: true });
}
