import { vars } from '../theme/contract.css.ts';

/** A fact without a judgement. Its background hardly differs from the surface below it, above all in dark mode, so it has a border. */
export const neutralChip = {
  background: vars.color.sunken,
  borderColor: vars.color.line,
  color: vars.color.textMuted,
} as const;
