const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

const takesFocus = (element: HTMLElement) =>
  !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

/** The control after this part of the page or, at the end of the page, the one before it. */
export function findBeside(part: Element): HTMLElement | undefined {
  const others = [...part.ownerDocument.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !part.contains(element) && takesFocus(element),
  );
  const isAfter = (element: Element) =>
    (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return others.find(isAfter) ?? others.at(-1);
}

/** The first control in this part of the page. */
export const findWithin = (part: Element): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>(focusable)].find(takesFocus);
