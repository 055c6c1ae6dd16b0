import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentsLayer } from '../theme/layers.css.ts';
import { forcedColors } from './states.ts';

/** 2 px, 1 px off, on every focusable thing; `outline` also shows in forced colours. */
export const focusOutline = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } as const;

export const focusRing = style({
  '@layer': {
    [componentsLayer]: {
      selectors: { '&:focus-visible': focusOutline },
      // Also where a control chooses its colours itself, as a chosen day does.
      '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
    },
  },
});
