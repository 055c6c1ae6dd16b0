import type { KeyProblem } from '../typed/useRefusedKeys.ts';
import { isStrayMark } from './isStrayMark.ts';
import { hasNoRoom, type MaskState } from './maskEdit.ts';
import { fitSlot, isSlot, slotsOf } from './slots.ts';

/** Punctuation between the groups of a number. The field ignores it without a warning, because the value does not need it. */
const groupingMark = /^[\s\p{Pd}\p{Ps}\p{Pe}.,:;/\\|_+]$/u;

/**
 * Why the mask refuses a typed character in this state. Undefined for an accepted one, and for punctuation, which needs no warning.
 */
export function findKeyProblem(mask: string, shape: string, state: MaskState, refused: string): KeyProblem | undefined {
  const slots = slotsOf(mask);
  const takesLetters = slots.includes('@');
  if (hasNoRoom(mask, state, refused)) return 'full';
  if (isStrayMark(shape, state, refused)) return 'noMark';
  if (groupingMark.test(refused) || (!isSlot(refused) && shape.includes(refused))) return undefined;
  if (!takesLetters) return 'digitsOnly';
  if (!fitSlot('@', refused)) return 'plainOnly';
  return fitSlot(slots[state.start], refused) ? 'moved' : 'digitHere';
}
