import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** A currency or a unit, next to the typed number. It belongs to the label, so it does not fade in a disabled field. */
export const affix = style(
  layered({
    flexShrink: 0,
    color: vars.color.textMuted,
    userSelect: 'none',
    selectors: { '[data-disabled] > &&': { opacity: 1 } },
  }),
);
