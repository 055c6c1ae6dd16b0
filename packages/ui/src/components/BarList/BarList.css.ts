import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = style(layered({ position: 'relative', display: 'block', inlineSize: '100%', minInlineSize: 0 }));

/** Rows as wide as the list, regardless of their content. */
export const body = style(layered({ display: 'block' }));

export const caption = style(
  layered({
    display: 'block',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.label,
    textAlign: 'start',
  }),
);

/** Name and number on one line, the bar below both: at any width from 320 px to 1440 px, and with a name of any length. */
export const item = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlockEnd: vars.space[6],
    fontSize: vars.font.size.small,
  }),
);

export const name = style(
  layered({
    minInlineSize: 0,
    padding: 0,
    fontWeight: vars.font.weight.regular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

export const amount = style(
  layered({ flexShrink: 0, padding: 0, fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weight.label }),
);

/** The bar is in the cell of the number; a column of its own would be empty for screen readers. */
export const picture = style(layered({ position: 'absolute', insetInline: 0, insetBlockEnd: vars.space[2] }));
