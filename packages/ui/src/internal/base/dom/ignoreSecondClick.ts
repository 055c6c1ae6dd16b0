function cancelSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Ignores the second click of a double click whose first click opens or closes a layer: it would press the backdrop or the element below.
 * Call it when a layer opens and when it closes.
 */
export function ignoreSecondClick() {
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, cancelSecondClick, { capture: true, once: true });
}
