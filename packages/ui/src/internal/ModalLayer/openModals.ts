const told = new Set<Element>();
let openModals = 0;

const mark = (layer: Element) => layer.toggleAttribute('data-over-modal', openModals > 0);

/** Whether one covers the page now. */
export const isModalOpen = () => openModals > 0;

/** A modal is open until the answer is called. */
export function announceModal(): () => void {
  openModals += 1;
  told.forEach(mark);
  return () => {
    openModals -= 1;
    told.forEach(mark);
  };
}

/** Keeps `data-over-modal` on a layer that stays usable over a modal, so that it can keep clear of it. */
export function markOverModal(layer: Element | null) {
  if (!layer) return;
  told.add(layer);
  mark(layer);
  return () => {
    told.delete(layer);
  };
}
