const watchers = new Set<() => void>();
let openModals = 0;

const notifyWatchers = () => watchers.forEach((watcher) => watcher());

/** Whether a modal covers the page now. */
export const isModalOpen = () => openModals > 0;

/** Counts one more open modal. Returns the function that closes it. */
export function registerOpenModal(): () => void {
  openModals += 1;
  notifyWatchers();
  return () => {
    openModals -= 1;
    notifyWatchers();
  };
}

/** Runs `watcher` after each modal that opens or closes. Returns the clean-up function. */
export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Keeps `data-over-modal` on a layer that stays usable over a modal, so that its styles can avoid the modal. Returns the clean-up
 * function.
 */
export function markOverModal(layer: Element | null) {
  if (!layer) return;
  const mark = () => {
    layer.toggleAttribute('data-over-modal', isModalOpen());
  };
  mark();
  return watchModals(mark);
}
