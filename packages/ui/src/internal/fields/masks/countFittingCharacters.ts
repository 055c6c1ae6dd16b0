import { fitSlot, slotsOf } from './slots.ts';

/** Text after a complete number: “ Beatriz”, “ (matriz)”. */
const remark = /^[^\p{L}\p{Nd}][^\p{Nd}]*$/u;

/** Number of characters that fit a slot of the mask, without text after a complete number. */
export function countFittingCharacters(mask: string, text: string): number {
  const slots = slotsOf(mask);
  const kind = slots.includes('@') ? '@' : '#';
  const characters = [...text];
  let fitting = 0;
  for (const [at, character] of characters.entries()) {
    if (fitting === slots.length && remark.test(characters.slice(at).join(''))) break;
    if (fitSlot(kind, character)) fitting += 1;
  }
  return fitting;
}
