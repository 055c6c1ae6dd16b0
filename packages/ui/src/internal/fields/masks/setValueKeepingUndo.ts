const hide = (event: Event) => event.stopImmediatePropagation();

/**
 * Sets the text of a focused input as if it was typed, so that the browser's Undo and Redo keep working: assigning `value` would
 * clear that history. Only `execCommand` can do it; it fires an input event. If the browser does nothing, the next render of
 * the caller assigns the text. WebKit announces the write by a `beforeinput` event, as it does for keys and pastes; no field receives
 * it, because the field would read its own text as a paste and write it again.
 */
export function setValueKeepingUndo(input: HTMLInputElement, text: string): void {
  const old = input.value;
  if (old === text) return;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++;
  const room = Math.min(old.length, text.length) - start;
  let tail = 0;
  while (tail < room && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  input.setSelectionRange(start, old.length - tail);
  const middle = text.slice(start, text.length - tail);
  const page = input.ownerDocument;
  page.defaultView?.addEventListener('beforeinput', hide, { capture: true });
  try {
    page.execCommand(middle ? 'insertText' : 'delete', false, middle);
  } finally {
    page.defaultView?.removeEventListener('beforeinput', hide, { capture: true });
  }
}
