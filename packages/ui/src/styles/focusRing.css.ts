import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentsLayer } from '../theme/layers.css.ts';
import { forcedColors } from './states.ts';

/** 2 px wide, offset by 1 px, on every focusable element. `outline` is also visible in forced colours. */
export const focusOutline = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

export const focusRing = style({
  '@layer': {
    [componentsLayer]: {
      selectors: { '&:focus-visible': focusOutline },
      // Also for controls that set their own forced colours, such as a selected day.
      '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
    },
  },
});
