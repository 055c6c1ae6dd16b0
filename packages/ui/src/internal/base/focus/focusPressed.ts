/**
 * Safari does not focus a pressed button, so a dialog that the press opens could not return the focus to it. This focuses the button
 * before the press has an effect, as other browsers do. It leaves the focus alone if the press deliberately moves it elsewhere, such as
 * into the input of a select.
 */
function focusPressed({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
  const focused = document.activeElement;
  if (button && focused !== button && (!focused || focused.contains(button))) button.focus({ preventScroll: true });
}

/** `UiProvider` runs it. Returns the clean-up function. */
export function focusPressedControls(): () => void {
  // A new function per call: a document keeps the same function once, and unmounting one provider would remove the listener of the other.
  const listener = (event: Event) => focusPressed(event);
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
