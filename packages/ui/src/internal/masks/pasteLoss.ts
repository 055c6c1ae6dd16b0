import type { MaskState } from './maskEdit.ts';
import { readMask } from './readMask.ts';
import { fitSlot, slotsOf } from './slots.ts';

/** What a paste did not leave in the field. */
export interface PasteLoss {
  kind: 'tooLong' | 'noRoom' | 'letters' | 'none';
  /** Digits, or letters and digits, that were pasted and that the field found room for. */
  pasted: number;
  kept: number;
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
  const pasted = [...text].filter((character) => fitSlot(takesLetters ? '@' : '#', character)).length;
  const stood = before.value.length - (before.end - before.start);
  // A whole number replaces everything.
  const isWhole = readMask(mask, text).length === slots.length;
  const kept = isWhole ? slots.length : after.value.length - stood;
  const loss = { pasted, kept, places: slots.length, takesLetters };
  if (pasted === 0) return { ...loss, kind: 'none' };
  if (pasted > slots.length) return { ...loss, kind: 'tooLong' };
  if (pasted > kept) return { ...loss, kind: 'noRoom' };
  return !takesLetters && letterInNumber.test(text) ? { ...loss, kind: 'letters' } : undefined;
}
