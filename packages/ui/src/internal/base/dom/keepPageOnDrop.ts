export const holdsFiles = (event: { dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** The browser itself puts a dropped file into a native file field. */
export const isFileField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input[type="file"]') !== null;

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event) || isFileField(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * A file that is dropped where nothing takes it would replace the page, and what was typed there would be lost. Listens on the
 * window, so that whatever takes files decides first. Returns the way to stop.
 */
export function keepPageOnDrop(): () => void {
  // One of its own, as several providers and zones may listen at once.
  const listener = (event: DragEvent) => refuse(event);
  window.addEventListener('dragover', listener);
  window.addEventListener('drop', listener);
  return () => {
    window.removeEventListener('dragover', listener);
    window.removeEventListener('drop', listener);
  };
}
