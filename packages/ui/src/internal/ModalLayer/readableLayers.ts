/**
 * What the kit keeps readable over a modal: toasts, announcements and tips tell of themselves. Asking the document for
 * them would visit every row of the page.
 */
export const readableLayers = new Set<Element>();

/** For the `ref` of such a layer. */
export function keepReadable(layer: Element | null) {
  if (!layer) return;
  readableLayers.add(layer);
  return () => {
    readableLayers.delete(layer);
  };
}
