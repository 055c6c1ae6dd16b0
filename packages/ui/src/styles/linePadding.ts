import { vars } from '../theme/contract.css.ts';

/** Puts the first of many lines in the middle of a control. Text twice as large fills the 44 px of touch: some padding stays. */
export const linePadding = (height: string) => `max(${vars.space[1]}, (${height} - 1lh) / 2)`;
