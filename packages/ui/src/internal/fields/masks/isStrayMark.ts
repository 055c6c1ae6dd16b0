import { positionAfter } from './maskCaret.ts';
import type { MaskState } from './maskEdit.ts';
import { isSlot } from './slots.ts';

/**
 * Whether a typed point or comma has no place in the mask, which continues with another character of the value: the user means a fraction,
 * whose digits would become part of the number.
 */
export function isStrayMark(shape: string, { start }: MaskState, typed: string): boolean {
  return /^[.,]$/.test(typed) && start > 0 && isSlot(shape[positionAfter(shape, start)]);
}
