import { vars } from '../theme/contract.css.ts';

/** Muted text has less than 7:1 contrast on a tint, so muted text there has the colour of the surrounding text. */
export const onTint = { vars: { [vars.color.textMuted]: 'currentcolor' } };
