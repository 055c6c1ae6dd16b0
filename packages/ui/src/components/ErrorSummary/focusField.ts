const focusable = 'input, select, textarea, button, [tabindex]';

/** Puts the focus on the control with this id or, of a group, on what is chosen in it or else on its first control. */
export function focusField(id: string) {
  const found = document.getElementById(id);
  const control = found?.matches(focusable)
    ? found
    : (found?.querySelector<HTMLElement>(':checked') ?? found?.querySelector<HTMLElement>(focusable));
  control?.focus({ preventScroll: true });
  // In the middle: its label and its error are then seen with it, and no fixed bar lies over them.
  control?.scrollIntoView({ block: 'center' });
}
