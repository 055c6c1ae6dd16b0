import { globalStyle, style } from '@vanilla-extract/css';
import { faded, greyed } from '../../styles/faded.ts';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const current = '[aria-current="step"]';
const blocked = '[aria-disabled="true"]';
const wrong = '[data-state="error"]';

/** A container query, not a media query: in a drawer the steps are below each other too. */
export const steps = style(layered({ containerType: 'inline-size', inlineSize: '100%' }));

/** Next to each other if there is space, else below each other. */
export const list = style(
  layered({
    display: 'flex',
    gap: vars.space[2],
    '@container': { [upTo.card]: { flexDirection: 'column', gap: vars.space[1] } },
  }),
);

globalStyle(`${list} > li`, layered({ display: 'flex', flex: '1 1 0', minInlineSize: 0 }));

export const step = style([
  focusRing,
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    borderBlockStart: `3px solid ${vars.color.line}`,
    borderEndStartRadius: vars.radius.badge,
    borderEndEndRadius: vars.radius.badge,
    color: vars.color.textMuted,
    textAlign: 'start',
    selectors: {
      '&[data-state="done"]': { borderColor: vars.color.positive.text, color: vars.color.text },
      [`&${current}`]: { borderColor: vars.color.accent.solid, color: vars.color.text },
      // After `current`, so that an invalid current step is red too.
      [`&${wrong}`]: { borderColor: vars.color.critical.solid, color: vars.color.critical.text },
      [`button&`]: { cursor: 'pointer' },
      [`&${blocked}`]: { color: faded(vars.color.text), cursor: 'not-allowed' },
      [`button&${current}`]: { cursor: 'default' },
    },
    '@media': {
      [canHover]: {
        selectors: { [`button${states.hover}:not(${current})`]: { background: vars.color.hover } },
      },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: { [`&${current}`]: { borderColor: 'Highlight' }, [`&${blocked}`]: greyed },
      },
    },
    '@container': {
      [upTo.card]: { borderBlockStart: 0, borderRadius: vars.radius.badge },
    },
  }),
]);

export const mark = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: '1.5rem',
    blockSize: '1.5rem',
    border: '1px solid currentColor',
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${step}${current} > &`]: {
        borderColor: vars.color.accent.solid,
        background: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
      },
      [`${step}${current}:where(${wrong}) > &`]: {
        borderColor: vars.color.critical.solid,
        background: vars.color.critical.solid,
        color: vars.color.critical.onSolid,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          [`${step}${current} > &`]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const label = style(
  layered({
    selectors: { [`${step}${current} &`]: { fontWeight: vars.font.weight.strong } },
  }),
);

export const description = style(
  layered({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.size.fine }),
);
