import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const tile = style(
  layered({
    position: 'relative',
    // A tile that is loading is as high as the others in its row.
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minInlineSize: 0,
    padding: vars.space[4],
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const label = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.small, overflowWrap: 'anywhere' }),
);

export const value = style(
  layered({
    fontSize: vars.font.size.display,
    fontWeight: vars.font.weight.title,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.font.lineHeight.title,
    // The placeholder is as high as the number.
    minBlockSize: '1lh',
    overflowWrap: 'anywhere',
  }),
);

const change = style(
  layered({ display: 'flex', gap: vars.space[1], fontSize: vars.font.size.fine, fontWeight: vars.font.weight.label }),
);

export const changeLine = styleVariants({
  good: [change, layered({ color: vars.color.positive.text })],
  bad: [change, layered({ color: vars.color.critical.text })],
  neutral: [change, layered({ color: vars.color.text })],
});

export const note = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);
