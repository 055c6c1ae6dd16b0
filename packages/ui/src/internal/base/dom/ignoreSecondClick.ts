function cancelSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * When the first click of a double click opens or closes a layer, the second one would hit the backdrop or the element below, and would move
 * the focus there. Call it when a layer opens and when it closes.
 */
export function ignoreSecondClick() {
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, cancelSecondClick, { capture: true, once: true });
}
