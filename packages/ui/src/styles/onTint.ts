import { vars } from '../theme/contract.css.ts';

/** Muted text falls short of 7:1 on a tint: what is muted there takes the colour of the text around it. */
export const onTint = { vars: { [vars.color.textMuted]: 'currentcolor' } };
