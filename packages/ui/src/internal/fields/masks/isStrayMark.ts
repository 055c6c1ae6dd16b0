import { positionAfter } from './maskCaret.ts';
import type { MaskState } from './maskEdit.ts';
import { isSlot } from './slots.ts';

/**
 * Whether the user types a point or a comma where the mask expects a character of the value. The user probably means a fraction, whose digits
 * would become part of the number.
 */
export function isStrayMark(shape: string, { start }: MaskState, typed: string): boolean {
  return /^[.,]$/.test(typed) && start > 0 && isSlot(shape[positionAfter(shape, start)]);
}
