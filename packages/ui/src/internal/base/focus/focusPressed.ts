/**
 * Safari focuses no button that is pressed: what the press opens could not give the focus back to it. Before the press does
 * anything, this gives it the focus that every other browser has already given. A focus that a press leaves elsewhere on
 * purpose, as in the box of a select, stays there.
 */
function focusPressed({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
  const focused = document.activeElement;
  if (button && focused !== button && (!focused || focused.contains(button))) button.focus({ preventScroll: true });
}

/** `UiProvider` runs it; returns the way to stop. */
export function focusPressedControls(): () => void {
  // One of its own: a document holds the same function once, and the first of two providers to go would take it from the other.
  const listener = (event: Event) => focusPressed(event);
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
