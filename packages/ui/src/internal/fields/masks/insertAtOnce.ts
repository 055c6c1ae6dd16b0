import type { MaskedValue } from './MaskedValue.ts';
import { type MaskState, pasteText, typeText } from './maskEdit.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';

/** The effect of a text. */
export interface Insertion {
  before: MaskState;
  after: MaskState;
  /** The text that came at once; null where it was typed. */
  pasted: string | null;
  /** Why `readPaste` refused it. */
  reason?: string | undefined;
}

/** The whole value that a text was read as, or its refusal; undefined where the mask takes the text. */
function insertWhole(now: MaskedValue, selection: MaskState, text: string): Insertion | undefined {
  const { clean, mask } = now;
  // A text with as many characters as the mask has places replaces everything, wherever the caret is.
  const isWhole =
    (selection.start === 0 && selection.end === clean.length) || readMask(mask, text).length === slotsOf(mask).length;
  const read = isWhole ? now.readPaste(text) : undefined;
  if (!read) return undefined;
  // The value that was read may be shorter than its text; it replaces everything all the same.
  const before = { value: clean, start: 0, end: clean.length };
  if ('refused' in read) return { before, after: before, pasted: text, reason: read.refused };
  return { before, after: pasteText(mask, before, read.value), pasted: read.value };
}

/** A text that comes at once, as a paste does. */
export function insertAtOnce(now: MaskedValue, selection: MaskState, data: string): Insertion {
  const text = now.prepare(data);
  return (
    insertWhole(now, selection, text) ?? {
      before: selection,
      after: pasteText(now.mask, selection, text),
      pasted: text,
    }
  );
}

/** A text that an input method composed character by character: a whole value is read as that of a paste, the rest is typed. */
export function insertComposed(now: MaskedValue, selection: MaskState, data: string): Insertion {
  const text = now.prepare(data);
  const isKey = [...data].length === 1;
  return (
    (isKey ? undefined : insertWhole(now, selection, text)) ?? {
      before: selection,
      after: typeText(now.mask, selection, text),
      pasted: null,
    }
  );
}
