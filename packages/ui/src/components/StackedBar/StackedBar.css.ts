import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
    selectors: {
      '&[data-compact]': {
        flexFlow: 'row wrap',
        alignItems: 'center',
        columnGap: vars.space[4],
        rowGap: vars.space[1],
      },
    },
  }),
);

export const title = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    fontWeight: vars.font.weight.label,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** The gaps separate two neighbours also if they have the same colour. */
export const bar = style(
  layered({
    display: 'flex',
    gap: vars.space[1],
    blockSize: '1.25rem',
    borderRadius: vars.radius.badge,
    background: vars.color.sunken,
    overflow: 'hidden',
    selectors: {
      // Without parts the track alone has to be visible, also in dark mode.
      '&:empty': { border: `1px solid ${vars.color.lineStrong}` },
      // Fills the space next to label and legend or, if the legend wraps, next to the label.
      [`${root}[data-compact] > &`]: { flex: '1 1 8rem' },
    },
  }),
);

/** A part of one in ten thousand is still visible. */
export const segment = style(layered({ minInlineSize: '4px' }));

/** On a phone each entry has its own line, so that the numbers are aligned. */
export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    rowGap: vars.space[1],
    '@media': {
      [upTo.card]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        justifyContent: 'start',
        columnGap: vars.space[2],
      },
    },
  }),
);

export const entry = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.font.size.small,
    '@media': { [upTo.card]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
  }),
);

export const swatch = style(
  layered({ flexShrink: 0, inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '4px' }),
);

export const amount = style(
  layered({
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [upTo.card]: { paddingInlineStart: vars.space[2], textAlign: 'end' } },
  }),
);
