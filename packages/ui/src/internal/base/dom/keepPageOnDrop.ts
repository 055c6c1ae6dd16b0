export const holdsFiles = (event: { dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Whether the target is a native file field, into which the browser puts a dropped file. */
export const isFileField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input[type="file"]') !== null;

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !holdsFiles(event) || isFileField(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/**
 * Prevents the browser from opening a file that is dropped outside of every drop target: it would replace the page, and typed text would be
 * lost. Listens on the window, after drop zones and file fields. Returns the clean-up function.
 */
export function keepPageOnDrop(): () => void {
  // A new function per call: addEventListener registers the same function only once, and the first clean-up would remove it.
  const listener = (event: DragEvent) => refuse(event);
  window.addEventListener('dragover', listener);
  window.addEventListener('drop', listener);
  return () => {
    window.removeEventListener('dragover', listener);
    window.removeEventListener('drop', listener);
  };
}
