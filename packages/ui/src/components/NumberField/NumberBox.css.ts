import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** A currency or a unit, beside what is typed. It belongs to the label: in a disabled field it stays as clear. */
export const affix = style(
  layered({
    flexShrink: 0,
    color: vars.color.textMuted,
    userSelect: 'none',
    selectors: { '[data-disabled] > &&': { opacity: 1 } },
  }),
);
