/**
 * Puts `text` into a focused input as if it had been typed. Undo and Redo of the context menu stay enabled; an assigned
 * value would empty the browser's history. `execCommand` is the one way to do so, and an input event tells it; where the
 * browser does not do it, the caller's next render assigns the text.
 */
export function writeAsTyped(input: HTMLInputElement, text: string): void {
  const old = input.value;
  if (old === text) return;
  // They differ, at the latest where the shorter one ends.
  let start = 0;
  while (old[start] === text[start]) start++;
  const room = Math.min(old.length, text.length) - start;
  let tail = 0;
  while (tail < room && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  input.setSelectionRange(start, old.length - tail);
  const middle = text.slice(start, text.length - tail);
  input.ownerDocument.execCommand(middle ? 'insertText' : 'delete', false, middle);
}
