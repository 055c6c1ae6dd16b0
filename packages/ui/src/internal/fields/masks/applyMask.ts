import { isSlot } from './slots.ts';

/**
 * Adds the punctuation of `mask` to `value`: `#` is a digit, `@` a letter or a digit. Punctuation is added only together with the character
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
