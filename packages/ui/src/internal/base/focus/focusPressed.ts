/**
 * Focuses a pressed button before the press has an effect, as browsers other than Safari do. Without it a dialog that the press opens could not
 * return the focus to the button. Does nothing if the press moves the focus itself, such as into the input of a select.
 */
function focusPressed({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
  const focused = document.activeElement;
  if (button && focused !== button && (!focused || focused.contains(button))) button.focus({ preventScroll: true });
}

/** `UiProvider` runs it. Returns the clean-up function. */
export function focusPressedControls(): () => void {
  // A new function per call: addEventListener registers the same function only once, and the first clean-up would remove it.
  const listener = (event: Event) => focusPressed(event);
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
