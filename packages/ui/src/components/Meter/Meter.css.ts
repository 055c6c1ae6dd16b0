import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(layered({ position: 'relative', display: 'grid', gap: vars.space[1], minInlineSize: 0 }));

export const heading = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const label = style(layered({ minInlineSize: 0, fontWeight: vars.font.weight.label, overflowWrap: 'anywhere' }));

export const text = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], color: vars.color.textMuted }),
);

const word = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], fontWeight: vars.font.weight.label }),
);

export const state = styleVariants({
  positive: [word, layered({ color: vars.color.positive.text })],
  caution: [word, layered({ color: vars.color.caution.text })],
  critical: [word, layered({ color: vars.color.critical.text })],
});
