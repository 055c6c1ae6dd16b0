import { vars } from '../theme/contract.css.ts';

/** A fact without a judgement. Its ground hardly differs from what it lies on, in the dark above all: its edge tells it. */
export const neutralChip = {
  background: vars.color.sunken,
  borderColor: vars.color.line,
  color: vars.color.textMuted,
} as const;
