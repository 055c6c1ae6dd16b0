const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

export const controlsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(controls)];

const takesFocus = (element: HTMLElement) =>
  !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true });

/** The next control after an element or, at the end of the page, the last control before it. */
export function findNextControl(part: Element): HTMLElement | undefined {
  const others = controlsIn(part.ownerDocument).filter((element) => !part.contains(element) && takesFocus(element));
  const isAfter = (element: Element) =>
    (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return others.find(isAfter) ?? others.at(-1);
}

/** The first control in an element. */
export const findFirstControl = (part: Element): HTMLElement | undefined => controlsIn(part).find(takesFocus);
