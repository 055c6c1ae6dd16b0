import type { KeyboardEvent, MouseEvent } from 'react';

const stops = 'button:not([tabindex="-1"]), select:not([tabindex="-1"]), [tabindex="0"]';

/** Tab on the last control moves to the first one, and Shift+Tab on the first one to the last, as in a dialog. */
function keepTabInside(event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Keeps the focus in an open calendar: Tab cycles, and a press on text does not blur. */
export const trapFocus = (isModal: boolean) => ({
  onKeyDown: keepTabInside,
  onMouseDown: (event: MouseEvent) => {
    // If the calendar was opened by mouse, the text box keeps the focus, so that typing continues.
    if (!(event.target as Element).closest(isModal ? 'select, button, [tabindex]' : 'select')) event.preventDefault();
  },
});
