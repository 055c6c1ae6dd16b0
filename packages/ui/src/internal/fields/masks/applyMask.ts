import { isSlot } from './slots.ts';

/**
 * `value` with the punctuation of `mask`: `#` stands for a digit, `@` for a letter or a digit. Punctuation is added with the character
 * after it.
 */
export function applyMask(mask: string, value: string): string {
  let text = '';
  let next = 0;
  for (const symbol of mask) {
    if (next >= value.length) break;
    text += isSlot(symbol) ? value.charAt(next++) : symbol;
  }
  return text;
}
