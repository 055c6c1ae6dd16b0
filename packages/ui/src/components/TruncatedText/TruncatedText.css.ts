import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const whole = style([
  focusRing,
  layered({
    position: 'relative',
    borderRadius: vars.radius.badge,
    // A host's `[role=button]` would make it a hand.
    selectors: { '&, &[role="button"]': { cursor: 'default' } },
  }),
]);

/** The row of a table whose control has the focus, and every row where whole texts are asked for. */
const asWhole = '[data-whole-texts] &, tr:focus-within &';

/** Not selectable: copying takes the whole text, which lies beside it. On paper there is no tooltip, so the whole is printed. */
export const cut = style(
  layered({
    userSelect: 'none',
    whiteSpace: 'nowrap',
    selectors: { [asWhole]: { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);

const inPlace = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

export const full = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    selectors: { [asWhole]: inPlace },
    '@media': { print: inPlace },
  }),
);
