import { vars } from '../theme/contract.css.ts';

/**
 * Centres the first line of a longer text on the height of a control. Text of double size fills the 44 px of a touch target, so some
 * padding is kept.
 */
export const linePadding = (height: string) => `max(${vars.space[1]}, (${height} - 1lh) / 2)`;
