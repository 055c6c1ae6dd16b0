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
export function focusWhatIsPressed(): () => void {
  document.addEventListener('click', focusPressed, { capture: true });
  return () => document.removeEventListener('click', focusPressed, { capture: true });
}
