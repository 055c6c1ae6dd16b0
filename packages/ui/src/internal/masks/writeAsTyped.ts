/**
 * Puts `text` into a focused input as if it had been typed. Undo and Redo of the context menu stay enabled; an assigned
 * value would empty the browser's history. `execCommand` is the one way to do so. Says whether the text is there now,
 * told by an input event; where it is not, the caller's next render assigns it.
 */
export function writeAsTyped(input: HTMLInputElement, text: string): boolean {
  const old = input.value;
  if (old === text) return false;
  const room = Math.min(old.length, text.length);
  let start = 0;
  while (start < room && old[start] === text[start]) start++;
  let tail = 0;
  while (tail < room - start && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  input.setSelectionRange(start, old.length - tail);
  const middle = text.slice(start, text.length - tail);
  input.ownerDocument.execCommand(middle ? 'insertText' : 'delete', false, middle);
  return input.value === text;
}
