import { charactersBefore, positionAfter } from './maskCaret.ts';
import { deleteTo, type MaskState, pasteText, typeText } from './maskEdit.ts';
import { isSlot } from './slots.ts';

/** Where the group left of the caret begins: what Ctrl+Backspace takes. */
function groupStart(mask: string, caret: number): number {
  let position = Math.max(0, positionAfter(mask, caret) - 1);
  while (position > 0 && isSlot(mask[position - 1])) position--;
  return charactersBefore(mask, position);
}

/** Where the group right of the caret ends: what Ctrl+Delete takes. */
function groupEnd(mask: string, caret: number): number {
  let position = positionAfter(mask, caret + 1);
  while (isSlot(mask[position])) position++;
  return charactersBefore(mask, position);
}

/** Up to where a delete goes from the caret; a selection goes as it is. */
const targets: Record<string, (mask: string, state: MaskState) => number> = {
  deleteContentBackward: (_mask, { start }) => start - 1,
  deleteContentForward: (_mask, { end }) => end + 1,
  deleteWordBackward: (mask, { start }) => groupStart(mask, start),
  deleteWordForward: (mask, { end }) => groupEnd(mask, end),
  deleteSoftLineBackward: () => 0,
  deleteHardLineBackward: () => 0,
  deleteSoftLineForward: (_mask, { value }) => value.length,
  deleteHardLineForward: (_mask, { value }) => value.length,
  deleteByCut: (_mask, { end }) => end,
  deleteContent: (_mask, { end }) => end,
};

/** Whether an `InputEvent` of this type brings a text that was not typed. */
export const isPaste = (type: string) =>
  type === 'insertFromPaste' || type === 'insertFromDrop' || type === 'insertReplacementText';

/**
 * The state after an `InputEvent` of this type, or nothing when the browser has to do it itself. `shape` is the mask as it is
 * shown, where another one can have more places.
 */
export function maskInput(
  mask: string,
  state: MaskState,
  type: string,
  data: string | null,
  shape = mask,
): MaskState | undefined {
  const target = targets[type]?.(shape, state);
  if (target !== undefined) return deleteTo(mask, state, target);
  if (data === null) return undefined;
  if (type === 'insertText') return typeText(mask, state, data);
  return isPaste(type) ? pasteText(mask, state, data) : undefined;
}
