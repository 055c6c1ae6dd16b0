import { vars } from '../theme/contract.css.ts';

/** Between the edge of a small control without a fill and its content. As a negative margin it aligns the content with its column. */
export const hanging = {
  /** A button: its padding and its border. */
  label: `calc(${vars.space[3]} + 1px)`,
  /** An icon button with an icon of 18 px. */
  icon: `calc((${vars.size.controlCompact} - 1.125rem) / 2)`,
  /** The same button where the pointer is a finger. */
  touchIcon: `calc((${vars.size.touch} - 1.125rem) / 2)`,
} as const;
