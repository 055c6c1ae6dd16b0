const watchers = new Set<() => void>();
let openModals = 0;

const tell = () => watchers.forEach((watcher) => watcher());

/** Whether one covers the page now. */
export const isModalOpen = () => openModals > 0;

/** A modal is open until the answer is called. */
export function announceModal(): () => void {
  openModals += 1;
  tell();
  return () => {
    openModals -= 1;
    tell();
  };
}

/** Runs `watcher` after each modal that comes or goes, until the answer is called. */
export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Keeps `data-over-modal` on a layer that stays usable over a modal, so that it can keep clear of it. */
export function markOverModal(layer: Element | null) {
  if (!layer) return;
  const mark = () => {
    layer.toggleAttribute('data-over-modal', isModalOpen());
  };
  mark();
  return watchModals(mark);
}
