import type { MaskState } from './maskEdit.ts';
import { countFittingCharacters } from './countFittingCharacters.ts';
import { readMask } from './readMask.ts';
import { slotsOf } from './slots.ts';

/** Why the field dropped characters of a paste. */
export interface DroppedCharacters {
  kind: 'tooLong' | 'noRoom' | 'letters' | 'none';
  /** Number of pasted characters of the kinds that the field accepts. */
  pasted: number;
  room: number;
  /** Number of slots of the mask. */
  places: number;
  takesLetters: boolean;
}

/** A letter next to a digit belongs to the number (`ABC123`); a separate word is a label (`Cartão 123`). */
const letterInNumber = /\p{L}\p{Nd}|\p{Nd}\p{L}/u;

/** Compares a pasted text with the new value of the field; undefined if no letter or digit was dropped. */
export function findDroppedCharacters(
  mask: string,
  text: string,
  before: MaskState,
  after: MaskState,
): DroppedCharacters | undefined {
  const slots = slotsOf(mask);
  const takesLetters = slots.includes('@');
  const pasted = countFittingCharacters(mask, text);
  const keptBefore = before.value.length - (before.end - before.start);
  const room = slots.length - keptBefore;
  // A complete number replaces the whole value.
  const isWhole = readMask(mask, text).length === slots.length;
  const kept = isWhole ? slots.length : after.value.length - keptBefore;
  const dropped = { pasted, room, places: slots.length, takesLetters };
  if (pasted === 0) return { ...dropped, kind: 'none' };
  if (pasted > slots.length) return { ...dropped, kind: 'tooLong' };
  if (pasted > kept) return { ...dropped, kind: pasted > room ? 'noRoom' : 'none' };
  return !takesLetters && letterInNumber.test(text) ? { ...dropped, kind: 'letters' } : undefined;
}
