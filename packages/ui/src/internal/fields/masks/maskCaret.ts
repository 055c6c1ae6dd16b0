import { isSlot } from './slots.ts';

/** The number of characters of the value before `position` in the masked text. */
export function charactersBefore(mask: string, position: number): number {
  return [...mask].slice(0, position).filter(isSlot).length;
}

/** The position in the masked text right after the `count`th character of the value. */
export function positionAfter(mask: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < mask.length; at++) {
    if (isSlot(mask[at]) && ++seen === count) return at + 1;
  }
  return mask.length;
}
