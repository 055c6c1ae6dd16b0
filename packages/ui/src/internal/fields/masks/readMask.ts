import { fitSlot, slotsOf } from './slots.ts';

/** The characters of a text that fit the slots of `mask`, in order and in upper case. */
export function readMask(mask: string, text: string): string {
  const slots = slotsOf(mask);
  let value = '';
  for (const character of text) {
    if (value.length === slots.length) break;
    value += fitSlot(slots[value.length], character) ?? '';
  }
  return value;
}
