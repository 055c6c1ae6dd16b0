import { warnDeveloper } from '../../internal/base/warnDeveloper.ts';

const focusable = 'input, select, textarea, button, [tabindex]';
const closed = '[hidden="until-found"], details:not([open])';

/** Opens what hides it, the outermost first, as the browser does for what its own search finds. */
function reveal(element: Element) {
  const around = element.parentElement?.closest(closed);
  if (!around) return;
  reveal(around);
  if (around instanceof HTMLDetailsElement) around.open = true;
  // Unlike the browser's it does not bubble: a section around this one would take it for its own.
  else around.dispatchEvent(new Event('beforematch'));
}

/** A disabled or hidden element takes no focus. */
function takesFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Puts the focus on the control with this id or, of a group, on what is chosen in it or else on its first control. */
export function focusField(id: string) {
  const found = document.getElementById(id);
  if (!found) {
    if (process.env.NODE_ENV !== 'production') warnDeveloper(`error-summary: no element has the id “${id}”.`);
    return;
  }
  reveal(found);
  const inside = ['input:checked', focusable].flatMap((kind) => [...found.querySelectorAll<HTMLElement>(kind)]);
  const control = (found.matches(focusable) ? [found] : inside).find(takesFocus);
  // In the middle: its label and its error are then seen with it, and no fixed bar lies over them.
  (control ?? found).scrollIntoView({ block: 'center' });
}
