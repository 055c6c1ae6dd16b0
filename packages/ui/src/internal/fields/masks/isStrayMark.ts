import { positionAfter } from './maskCaret.ts';
import type { MaskState } from './maskEdit.ts';
import { isSlot } from './slots.ts';

/**
 * Whether a typed point or comma has no place in the mask, which goes on with another character of the value there: what comes
 * behind it would be a fraction, and becomes part of the number.
 */
export function isStrayMark(shape: string, { start }: MaskState, typed: string): boolean {
  return /^[.,]$/.test(typed) && start > 0 && isSlot(shape[positionAfter(shape, start)]);
}
