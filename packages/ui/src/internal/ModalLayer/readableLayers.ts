/**
 * What the kit keeps readable over a modal: toasts, announcements and tips tell of themselves. Asking the document for
 * them would visit every row of the page.
 */
export const readableLayers = new Set<Element>();

let openModals = 0;

const mark = (layer: Element) => layer.toggleAttribute('data-over-modal', openModals > 0);

/** Lets these layers keep clear of a modal: `data-over-modal` stands on them until the answer is called. */
export function announceModal(): () => void {
  openModals += 1;
  readableLayers.forEach(mark);
  return () => {
    openModals -= 1;
    readableLayers.forEach(mark);
  };
}

/** For the `ref` of such a layer. */
export function keepReadable(layer: Element | null) {
  if (!layer) return;
  readableLayers.add(layer);
  mark(layer);
  return () => {
    readableLayers.delete(layer);
  };
}
