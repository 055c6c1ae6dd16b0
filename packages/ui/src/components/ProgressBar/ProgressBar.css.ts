import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style(layered({ display: 'grid', gap: vars.space[1] }));

export const heading = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const label = style(layered({ minInlineSize: 0, fontWeight: vars.font.weight.label, overflowWrap: 'anywhere' }));

export const text = style(layered({ color: vars.color.textMuted }));

const bar = { background: vars.color.accent.solid, borderRadius: vars.radius.round };
const track = { background: vars.color.sunken, borderRadius: vars.radius.round };

/** An empty track would mean 0 %, so a stripe pattern shows progress without a number. */
const stripes = (on: string, off: string) =>
  `repeating-linear-gradient(90deg, ${on} 0 ${vars.space[2]}, ${off} 0 ${vars.space[4]})`;
const unknown = stripes(vars.color.accent.solid, vars.color.sunken);
const unknownForced = stripes('Highlight', 'Canvas');

export const progress = style(
  layered({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    overflow: 'hidden',
    ...track,
    selectors: {
      '&::-webkit-progress-bar': track,
      '&::-webkit-progress-value': bar,
      '&::-moz-progress-bar': bar,
      '&:indeterminate::-webkit-progress-bar': { background: unknown },
      '&:indeterminate::-moz-progress-bar': { background: unknown },
      '&:indeterminate': { animation: `${breathe} ${vars.duration.pulse} ease-in-out infinite` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': { animation: 'none' } } },
      [forcedColors]: {
        selectors: {
          '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&:indeterminate::-webkit-progress-bar': { background: unknownForced },
          '&:indeterminate::-moz-progress-bar': { background: unknownForced },
          '&:indeterminate': { forcedColorAdjust: 'none', background: 'Canvas' },
        },
      },
    },
  }),
);
