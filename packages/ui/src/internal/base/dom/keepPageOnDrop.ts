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
 * A file that is dropped outside of every drop target would replace the page, and typed text would be lost. Listens on the window, so that
 * drop zones and file fields decide first. Returns the clean-up function.
 */
export function keepPageOnDrop(): () => void {
  // A new function per call, because addEventListener ignores the same function twice.
  const listener = (event: DragEvent) => refuse(event);
  window.addEventListener('dragover', listener);
  window.addEventListener('drop', listener);
  return () => {
    window.removeEventListener('dragover', listener);
    window.removeEventListener('drop', listener);
  };
}
