const watchers = new Set<() => void>();
let openModals = 0;

const notifyWatchers = () => watchers.forEach((watcher) => watcher());

/** Whether a modal covers the page now. */
export const isModalOpen = () => openModals > 0;

/** Counts one more open modal. Returns the function that counts it as closed. */
export function registerOpenModal(): () => void {
  openModals += 1;
  notifyWatchers();
  return () => {
    openModals -= 1;
    notifyWatchers();
  };
}

/** Runs `watcher` after each opening or closing of a modal. Returns the clean-up function. */
export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
