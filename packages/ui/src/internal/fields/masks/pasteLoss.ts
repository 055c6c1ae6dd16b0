import type { MaskState } from './maskEdit.ts';
import { pastedCharacters } from './pastedCharacters.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';

/** Why a paste is not in the field, or not all of it. */
export interface PasteLoss {
  kind: 'tooLong' | 'noRoom' | 'letters' | 'none';
  /** Digits, or letters and digits, that were pasted and that the field had room for. */
  pasted: number;
  room: number;
  /** Places of the mask. */
  places: number;
  takesLetters: boolean;
}

/** A letter that touches a digit belongs to the number (`ABC123`); one that stands apart names it (`Cartão 123`). */
const letterInNumber = /\p{L}\p{Nd}|\p{Nd}\p{L}/u;

/** Compares a pasted text with what became of it; nothing where all of it is there. Punctuation is no loss. */
export function pasteLoss(mask: string, text: string, before: MaskState, after: MaskState): PasteLoss | undefined {
  const slots = slotsOf(mask);
  const takesLetters = slots.includes('@');
  const pasted = pastedCharacters(mask, text);
  const stood = before.value.length - (before.end - before.start);
  const room = slots.length - stood;
  // A whole number replaces everything.
  const isWhole = readMask(mask, text).length === slots.length;
  const kept = isWhole ? slots.length : after.value.length - stood;
  const loss = { pasted, room, places: slots.length, takesLetters };
  if (pasted === 0) return { ...loss, kind: 'none' };
  if (pasted > slots.length) return { ...loss, kind: 'tooLong' };
  if (pasted > kept) return { ...loss, kind: pasted > room ? 'noRoom' : 'none' };
  return !takesLetters && letterInNumber.test(text) ? { ...loss, kind: 'letters' } : undefined;
}
