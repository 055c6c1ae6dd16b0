import { countFittingCharacters } from './countFittingCharacters.ts';
import { readMask } from './readMask.ts';
import { fitSlot, fitsMask, slotsOf } from './slots.ts';

/** `start` and `end` are positions in the clean value, so that the caret is never inside punctuation. */
export interface MaskState {
  value: string;
  start: number;
  end: number;
}

/** A state without a selection. The caret is after the value by default. */
export const caretAt = (value: string, caret = value.length): MaskState => ({ value, start: caret, end: caret });

/** Replaces the selection. Drops each character that does not fit or would move another one into a slot that refuses it. */
export function insertText(mask: string, { value, start, end }: MaskState, text: string): MaskState {
  const slots = slotsOf(mask);
  let before = value.slice(0, start);
  const after = value.slice(end);
  for (const character of text) {
    const fitted = fitSlot(slots[before.length], character);
    if (fitted && fitsMask(mask, before + fitted + after)) before += fitted;
  }
  return caretAt(readMask(mask, before + after), before.length);
}

/** Like `insertText`, but a refused key does not delete the selection. */
function replaceSelection(mask: string, state: MaskState, text: string): MaskState {
  const inserted = insertText(mask, state, text);
  return inserted.start === state.start ? state : inserted;
}

function typeCharacter(mask: string, state: MaskState, character: string): MaskState {
  const { value, start, end } = state;
  const slots = slotsOf(mask);
  const fitted = fitSlot(slots[start], character);
  if (start === end && value.length === slots.length) {
    return fitted ? caretAt(value.slice(0, start) + fitted + value.slice(start + 1), start + 1) : state;
  }
  return replaceSelection(mask, state, character);
}

/** Types the text character by character. In a full field each character replaces the one after the caret. */
export const typeText = (mask: string, state: MaskState, text: string): MaskState =>
  [...text].reduce((typed, character) => typeCharacter(mask, typed, character), state);

/**
 * The dropped character that the warning is about: the first one without room, or else the first letter or digit, or else the first one.
 * Undefined if `typeText` drops none.
 */
export function findRefused(mask: string, state: MaskState, text: string): string | undefined {
  const refused: string[] = [];
  let typed = state;
  for (const character of text) {
    const next = typeCharacter(mask, typed, character);
    if (next === typed) refused.push(character);
    typed = next;
  }
  return (
    refused.find((character) => hasNoRoom(mask, typed, character)) ??
    refused.find((character) => /[\p{L}\p{N}]/u.test(character)) ??
    refused[0]
  );
}

/** Whether the field accepts characters of this kind, so that a refused one only lacks room. */
export function hasNoRoom(mask: string, { start }: MaskState, refused: string): boolean {
  const slots = slotsOf(mask);
  return start === slots.length && fitSlot(slots.includes('@') ? '@' : '#', refused) !== undefined;
}

/**
 * Inserts text at the caret; a complete number replaces the whole value. A text that does not fit is refused as a whole: truncated, it
 * would be a different number.
 */
export function pasteText(mask: string, state: MaskState, text: string): MaskState {
  const pasted = countFittingCharacters(mask, text);
  const slotCount = slotsOf(mask).length;
  if (pasted > slotCount) return state;
  const fullValue = readMask(mask, text);
  if (fullValue.length === slotCount) return caretAt(fullValue);
  const after = replaceSelection(mask, state, text);
  const keptBefore = state.value.length - (state.end - state.start);
  return after.value.length - keptBefore < pasted ? state : after;
}

/** Deletes the selection or, without one, the characters between the caret and `target`. */
export function deleteTo(mask: string, { value, start, end }: MaskState, target: number): MaskState {
  const other = start === end ? target : end;
  const from = Math.max(0, Math.min(start, other));
  return caretAt(readMask(mask, value.slice(0, from) + value.slice(Math.max(start, other))), from);
}
