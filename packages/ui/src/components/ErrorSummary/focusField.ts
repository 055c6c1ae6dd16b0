import { warnDeveloper } from '../../internal/base/warnDeveloper.ts';

const focusable = 'input, select, textarea, button, [tabindex]';
const closed = '[hidden="until-found"], details:not([open])';

/** Opens collapsed parents, the outermost first, as the browser does for find-in-page. */
function reveal(element: Element) {
  const around = element.parentElement?.closest(closed);
  if (!around) return;
  reveal(around);
  if (around instanceof HTMLDetailsElement) around.open = true;
  // The event does not bubble, unlike the browser's: an outer section would handle it as its own.
  else around.dispatchEvent(new Event('beforematch'));
}

/** A disabled or hidden element cannot be focused. */
function takesFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Focuses the control with this id or, in a group, the chosen one or else the first one. */
export function focusField(id: string) {
  const found = document.getElementById(id);
  if (!found) {
    if (process.env.NODE_ENV !== 'production') warnDeveloper(`error-summary: no element has the id “${id}”.`);
    return;
  }
  reveal(found);
  const inside = ['input:checked', focusable].flatMap((kind) => [...found.querySelectorAll<HTMLElement>(kind)]);
  const control = (found.matches(focusable) ? [found] : inside).find(takesFocus);
  // In the middle of the window, so that its label and its error are visible and no sticky bar covers them.
  (control ?? found).scrollIntoView({ block: 'center' });
}
