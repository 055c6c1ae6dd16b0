const zone = '[data-ui="drop-zone"]';

const isEnabled = (element: Element) => element.querySelector(':scope > [aria-disabled="true"]') === null;

/** Whether the zone can be used: not behind a dialog, nor in a closed or hidden part of the page. */
const isInReach = (element: Element) =>
  !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility({ visibilityProperty: true });

/** The zones that would accept a file dragged over `target`: the one around it, else every zone in reach. */
export function zonesInReach(target: EventTarget | null): Element[] {
  if (!(target instanceof Node)) return [];
  // In Firefox text nodes are targets of drag events, too.
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(zone);
  const page = target instanceof Document ? target : target.ownerDocument;
  const meant = around ? [around] : [...(page?.querySelectorAll(zone) ?? [])].filter(isInReach);
  return meant.filter(isEnabled);
}
