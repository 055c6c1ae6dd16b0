import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** A hairline grid: each cell draws its own ring, the 1 px gap lets two rings share one line, the list cuts the outer ones. */
export const list = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.description}), 1fr))`,
    gap: '1px',
    overflow: 'clip',
  }),
);

export const item = style(
  layered({
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    outline: `1px solid ${vars.color.line}`,
    breakInside: 'avoid',
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

export const term = style(
  layered({ fontSize: vars.font.size.fine, fontWeight: vars.font.weight.label, color: vars.color.textMuted }),
);

export const value = style(layered({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
