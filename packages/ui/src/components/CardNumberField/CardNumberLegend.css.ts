import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Aligned with the text in the box above: repeats its border and padding. */
export const legend = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    marginBlockStart: vars.space[1],
    paddingInline: `calc(${vars.space[3]} + 1px)`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
  }),
);

/** Repeats the digits above invisibly, so that each bar is as wide as its group. */
export const bars = style(
  layered({
    display: 'flex',
    blockSize: '2px',
    overflow: 'hidden',
    color: 'transparent',
    fontSize: vars.font.size.body,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
  }),
);

/** A border, because forced colours paint no background. */
export const bar = style(layered({ borderBlockStart: `2px solid ${vars.color.lineStrong}` }));

/** One name per line, because a name may be wider than its bar. */
export const row = style(layered({ display: 'flex' }));

/** Repeats the text before the group invisibly, so that the name starts where its bar starts. */
export const before = style(
  layered({
    flexShrink: 0,
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontSize: vars.font.size.body,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
  }),
);
