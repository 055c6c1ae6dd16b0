import type { KeyboardEvent } from 'react';

const stops = 'button:not([tabindex="-1"]), select:not([tabindex="-1"]), [tabindex="0"]';

/** Tab from the last stop goes to the first one and Shift+Tab the other way round, as in any dialog. */
export function keepTabInside(event: KeyboardEvent, dialog: HTMLElement | null) {
  if (event.key !== 'Tab' || !dialog) return;
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)];
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
