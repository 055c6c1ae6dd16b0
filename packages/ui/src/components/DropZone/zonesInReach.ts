const zone = '[data-ui="drop-zone"]';

const isEnabled = (element: Element) => element.querySelector(':scope > [aria-disabled="true"]') === null;

/** Neither behind a dialog nor in a part of the page that is closed or hidden. */
const isInReach = (element: Element) =>
  !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true });

/** The zones that a file may be meant for which is held over `target`: the one around it, else every one that is in reach. */
export function zonesInReach(target: EventTarget | null): Element[] {
  if (!(target instanceof Node)) return [];
  // Firefox drags over texts, too.
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(zone);
  const page = target instanceof Document ? target : target.ownerDocument;
  const meant = around ? [around] : [...(page?.querySelectorAll(zone) ?? [])].filter(isInReach);
  return meant.filter(isEnabled);
}
