import { createVar, keyframes, style } from '@vanilla-extract/css';
import { focusOutline, focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { neutralChip } from '../../styles/neutralChip.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({ display: 'grid', gap: vars.space[5], minInlineSize: 0, '@media': { [upTo.card]: { gap: vars.space[3] } } }),
);

/** The line below all tabs. It is not on the list, whose ends fade. */
export const bar = style(
  layered({
    minInlineSize: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    // Only the selected panel is printed.
    '@media': { print: { display: 'none' } },
  }),
);

const fadeAtStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeAtEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fade = vars.space[7];
const startFades = keyframes({ to: { vars: { [fadeAtStart]: fade } } });
const endFades = keyframes({ from: { vars: { [fadeAtEnd]: fade } } });
const opaque = vars.color.text;
const fading = (towardsEnd: 'right' | 'left') =>
  `linear-gradient(to ${towardsEnd}, transparent, ${opaque} ${fadeAtStart}, ${opaque} calc(100% - ${fadeAtEnd}), transparent)`;

/**
 * The list scrolls horizontally if the labels do not fit, so that a count that is added later does not wrap them. An edge fades if there are
 * more tabs beyond it. The scroll position drives the animations.
 */
export const list = style(
  layered({
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    overflowY: 'hidden',
    // Aligns the first label, not its focus ring, with the panel, and the mark of the selected tab with the line.
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    marginBlockEnd: '-1px',
    scrollPaddingInline: fade,
    '@supports': {
      '(animation-timeline: scroll(self inline))': {
        animationName: `${startFades}, ${endFades}`,
        animationTimingFunction: 'linear',
        animationFillMode: 'both',
        animationTimeline: 'scroll(self inline)',
        animationRange: `0 ${fade}, calc(100% - ${fade}) 100%`,
        maskImage: fading('right'),
        selectors: { '&:dir(rtl)': { maskImage: fading('left') } },
      },
    },
  }),
);

export const tab = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
    // The focus ring is drawn inside, because the list clips content outside of it. It must not touch the letters.
    paddingInline: vars.space[2],
    flexShrink: 0,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.label,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-selected]': { color: vars.color.text, fontWeight: vars.font.weight.strong },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space[2],
        insetBlockEnd: 0,
        blockSize: '2px',
        background: vars.color.accent.solid,
      },
      '&[data-focus-visible]': { ...focusOutline, outlineOffset: '-2px', borderRadius: vars.radius.badge },
    },
    '@media': {
      [canHover]: { selectors: { '&[data-hovered]': { color: vars.color.text } } },
      [forcedColors]: { selectors: { '&[data-selected]::after': { background: 'Highlight' } } },
    },
  }),
);

/** Reserves the width of the bold label, so that selecting a tab does not move the others. */
export const tabLabel = style(
  layered({
    display: 'inline-grid',
    // Not on the tab itself: with `min-width` it could be narrower than its longest word.
    '@media': { [coarsePointer]: { minInlineSize: `calc(${vars.size.touch} - 2 * ${vars.space[2]})` } },
    selectors: {
      '&::after': {
        content: 'attr(data-label)',
        blockSize: 0,
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: vars.font.weight.strong,
      },
    },
  }),
);

export const badge = style(
  layered({
    flexShrink: 0,
    minInlineSize: '1.375rem',
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // A count of zero.
    selectors: { '&[data-zero]': neutralChip },
  }),
);

export const panel = style([focusRing, layered({ minInlineSize: 0, borderRadius: vars.radius.badge })]);
