import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { upTo } from '../../../styles/breakpoints.ts';
import { raised } from '../../../styles/raised.ts';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: '22rem',
    maxInlineSize: `calc(100vw - ${vars.space[7]})`,
    overflow: 'auto',
    padding: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.popover,
    ...raised,
    color: vars.color.text,
    boxShadow: vars.shadow.popover,
    '@media': {
      [upTo.card]: {
        insetBlockEnd: 0,
        insetInline: 0,
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: '80dvh',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        selectors: { '&::backdrop': { background: vars.color.backdrop } },
      },
    },
  }),
);

export const content = style(layered({ display: 'grid', gap: vars.space[4] }));
globalStyle(`${content} > button`, layered({ justifySelf: 'start' }));

export const group = style(layered({ display: 'grid', gap: vars.space[1], padding: 0 }));

/** Two settings on a line, if their labels fit. */
export const pairs = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    columnGap: vars.space[3],
  }),
);

export const legend = style(
  layered({
    paddingInline: 0,
    paddingBlockEnd: vars.space[1],
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
    color: vars.color.textMuted,
  }),
);

export const choice = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.choice,
    fontSize: vars.font.size.small,
    cursor: 'pointer',
  }),
);

export const box = style(
  layered({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    margin: 0,
    flexShrink: 0,
    accentColor: vars.color.accent.solid,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
    '@media': {
      '(forced-colors: none)': {
        selectors: {
          // Browsers derive the colour of the unchecked part from the brightness of the accent colour: some paint it white in dark mode.
          '&:not(:checked, :indeterminate)': {
            appearance: 'none',
            border: `1px solid ${vars.color.lineStrong}`,
            borderRadius: vars.space[1],
            background: vars.color.surface,
          },
          '&[type="radio"]': { appearance: 'none', borderRadius: vars.radius.round },
          '&[type="radio"]:checked': {
            border: `0.25rem solid ${vars.color.accent.solid}`,
            background: vars.color.accent.onSolid,
          },
        },
      },
    },
  }),
);
