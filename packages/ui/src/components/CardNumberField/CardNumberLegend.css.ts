import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Starts where the text in the box above starts: its border and its padding are repeated here. */
export const legend = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.tight,
    marginBlockStart: vars.space.tight,
    paddingInline: vars.space.close,
    borderInline: '1px solid transparent',
    overflow: 'hidden',
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
  }),
);

export const ticks = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    blockSize: vars.space.tight,
    overflow: 'hidden',
    color: 'transparent',
    fontSize: vars.font.size.body,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre',
  }),
);

/** As wide as the digits above it, which it repeats unseen. */
export const tick = style(
  layered({
    blockSize: vars.space.tight,
    overflow: 'hidden',
    borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
    borderInline: `1px solid ${vars.color.lineStrong}`,
    marginInline: '-1px',
  }),
);

export const names = style(layered({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.close }));
