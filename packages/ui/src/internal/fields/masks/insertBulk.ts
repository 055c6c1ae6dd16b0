import type { MaskedValue } from './MaskedValue.ts';
import { type MaskState, pasteText, typeText } from './maskEdit.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';

/** The states of a box before and after a text is inserted. */
export interface Insertion {
  before: MaskState;
  after: MaskState;
  /** The text if it arrived in one event, as a paste does; null if it was typed. */
  pasted: string | null;
  /** Why `readPaste` refused it. */
  reason?: string | undefined;
}

const marksAround = /^[\s.,\-/]+|[\s.,\-/]+$/g;

/** Refuses a text beside other characters if it is no part of a value: the mask would read the digits of `Err:502`. */
function refusePart(now: MaskedValue, selection: MaskState, data: string): Insertion | undefined {
  const text = now.prepare(data);
  const read = now.readPaste(text.replace(marksAround, ''), data.replace(marksAround, ''));
  if (!read || !('refused' in read)) return undefined;
  return { before: selection, after: selection, pasted: text, reason: read.refused };
}

/** The insertion or refusal by `readPaste`; undefined if the mask has to read the text. */
function insertWhole(now: MaskedValue, selection: MaskState, data: string): Insertion | undefined {
  const text = now.prepare(data);
  const { clean, mask } = now;
  const places = slotsOf(mask).length;
  const isAll = selection.start === 0 && selection.end === clean.length;
  // Into a full box nothing can be inserted, so the text replaces the value or was pasted by mistake.
  const isBesideWhole = !isAll && selection.start === selection.end && clean.length === places;
  // A text that fills every slot replaces the whole value, wherever the caret is.
  const isWhole = isAll || isBesideWhole || readMask(mask, text).length === places;
  if (!isWhole) return refusePart(now, selection, data);
  const read = now.readPaste(text, data);
  if (!read) return undefined;
  if (isBesideWhole && 'value' in read && readMask(mask, read.value).length < places) return undefined;
  // Replaces the whole value, even if `read.value` is shorter than the text.
  const before = { value: clean, start: 0, end: clean.length };
  if ('refused' in read) return { before, after: before, pasted: text, reason: read.refused };
  return { before, after: pasteText(mask, before, read.value), pasted: read.value };
}

/** Inserts a text that arrives in one event, as a paste does. */
export function insertBulk(now: MaskedValue, selection: MaskState, data: string): Insertion {
  const text = now.prepare(data);
  return (
    insertWhole(now, selection, data) ?? {
      before: selection,
      after: pasteText(now.mask, selection, text),
      pasted: text,
    }
  );
}

/** Inserts a text that was composed character by character. A complete value is read as a paste, any other text as keys. */
export function insertComposed(now: MaskedValue, selection: MaskState, data: string): Insertion {
  const text = now.prepare(data);
  const isKey = [...data].length === 1;
  return (
    (isKey ? undefined : insertWhole(now, selection, data)) ?? {
      before: selection,
      after: typeText(now.mask, selection, text),
      pasted: null,
    }
  );
}
