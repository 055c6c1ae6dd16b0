import { vars } from '../theme/contract.css.ts';

/** A neutral state. Its background is close to the surface below it, most of all in dark mode, so it has a border. */
export const neutralChip = {
  background: vars.color.sunken,
  borderColor: vars.color.line,
  color: vars.color.textMuted,
} as const;
