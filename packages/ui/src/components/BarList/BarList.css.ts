import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const table = style(layered({ position: 'relative', display: 'block', inlineSize: '100%', minInlineSize: 0 }));

/** Rows as wide as the list, whatever they hold. */
export const body = style(layered({ display: 'block' }));

export const caption = style(
  layered({
    display: 'block',
    marginBlockEnd: vars.space[2],
    fontWeight: vars.font.weight.label,
    textAlign: 'start',
  }),
);

/** Name and number on a line, the bar below both: at 320 px as at 1440, and with any length of name. */
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

/** Inside the cell of the number, so that the table has no column without words. */
export const picture = style(layered({ position: 'absolute', insetInline: 0, insetBlockEnd: vars.space[2] }));
