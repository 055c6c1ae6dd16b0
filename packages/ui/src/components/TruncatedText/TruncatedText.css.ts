import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const truncatedText = style([
  focusRing,
  layered({
    position: 'relative',
    borderRadius: vars.radius.badge,
    // Overrides a host's rule for `[role=button]`, such as a pointer cursor.
    selectors: { '&, &[role="button"]': { cursor: 'default' } },
  }),
]);

/** The row of a table whose control has the focus, and every row if the user has chosen full texts. */
const showsFullText = '[data-whole-texts] &, tr:focus-within &';

/** Not selectable: copying takes the full text next to it. Paper has no tooltip, so the full text is printed. */
export const cut = style(
  layered({
    userSelect: 'none',
    whiteSpace: 'nowrap',
    selectors: { [showsFullText]: { display: 'none' } },
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
    selectors: { [showsFullText]: inPlace },
    '@media': { print: inPlace },
  }),
);
