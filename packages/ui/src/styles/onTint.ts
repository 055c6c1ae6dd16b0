import { vars } from '../theme/contract.css.ts';

/** Gives muted text on a tint the normal text colour, because muted it would have less than 7:1 contrast. */
export const onTint = { vars: { [vars.color.textMuted]: 'currentcolor' } };
