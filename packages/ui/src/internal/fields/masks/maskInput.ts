import { isPaste } from './isBulkInsert.ts';
import { charactersBefore, positionAfter } from './maskCaret.ts';
import { deleteTo, type MaskState, pasteText, typeText } from './maskEdit.ts';
import { isSlot } from './slots.ts';

/** Where the group left of the caret begins: Ctrl+Backspace deletes up to there. */
function groupStart(mask: string, caret: number): number {
  let position = Math.max(0, positionAfter(mask, caret) - 1);
  while (position > 0 && isSlot(mask[position - 1])) position--;
  return charactersBefore(mask, position);
}

/** Where the group right of the caret ends: Ctrl+Delete deletes up to there. */
function groupEnd(mask: string, caret: number): number {
  let position = positionAfter(mask, caret + 1);
  while (isSlot(mask[position])) position++;
  return charactersBefore(mask, position);
}

/** Where a deletion from the caret ends. A selection is deleted as it is. */
function deleteTarget(type: string, mask: string, { value, start, end }: MaskState): number | undefined {
  switch (type) {
    case 'deleteContentBackward':
      return start - 1;
    case 'deleteContentForward':
      return end + 1;
    case 'deleteWordBackward':
      return groupStart(mask, start);
    case 'deleteWordForward':
      return groupEnd(mask, end);
    case 'deleteSoftLineBackward':
    case 'deleteHardLineBackward':
      return 0;
    case 'deleteSoftLineForward':
    case 'deleteHardLineForward':
      return value.length;
    case 'deleteByCut':
    case 'deleteContent':
      return end;
    default:
      return undefined;
  }
}

/**
 * The state after an `InputEvent` of this type; undefined if the browser has to handle the event. `shape` is the shown mask, which may have
 * fewer slots than `mask`.
 */
export function maskInput(
  mask: string,
  state: MaskState,
  type: string,
  data: string | null,
  shape = mask,
): MaskState | undefined {
  const target = deleteTarget(type, shape, state);
  if (target !== undefined) return deleteTo(mask, state, target);
  if (data === null) return undefined;
  if (type === 'insertText') return typeText(mask, state, data);
  return isPaste(type) ? pasteText(mask, state, data) : undefined;
}
