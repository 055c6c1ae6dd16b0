import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { largeText } from '../../../styles/breakpoints.ts';
import { canHover, coarsePointer, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

export const grid = style(
  layered({
    inlineSize: '100%',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'manipulation',
  }),
);

export const weekday = style(
  layered({
    paddingBlock: vars.space[2],
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.label,
    color: vars.color.textMuted,
    textAlign: 'center',
    // Seven columns of two digits use the whole width of a narrow screen.
    '@media': { [largeText]: { fontSize: '5vw' } },
  }),
);

const ends = '&[data-span="only"], &[data-span="first"], &[data-span="last"]';
const endsAfter = ends.replaceAll(']', ']::after');
const bandBefore = '&[data-span="inside"]::before, &[data-span="first"]::before, &[data-span="last"]::before';

/** Cells touch each other, so that the band of a range has no gaps. `::after` is the visible square of a day. */
export const day = style([
  focusRing,
  layered({
    position: 'relative',
    isolation: 'isolate',
    blockSize: vars.size.control,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      // The focus ring is above the filled square of the day below.
      '&:focus-visible': { zIndex: 1 },
      '&::before, &::after': { content: '""', position: 'absolute', insetBlock: '1px', insetInline: 0, zIndex: -1 },
      '&::after': { insetInline: '1px', borderRadius: vars.radius.control },
      [bandBefore]: { background: vars.color.accent.soft },
      '&[data-span="first"]::before': { insetInlineStart: '50%' },
      '&[data-span="last"]::before': { insetInlineEnd: '50%' },
      '&[data-span="inside"]:first-child::before': {
        borderStartStartRadius: vars.radius.badge,
        borderEndStartRadius: vars.radius.badge,
      },
      '&[data-span="inside"]:last-child::before': {
        borderStartEndRadius: vars.radius.badge,
        borderEndEndRadius: vars.radius.badge,
      },
      [ends]: { color: vars.color.accent.onSolid, fontWeight: vars.font.weight.strong },
      [endsAfter]: { background: vars.color.accent.solid },
      '&[aria-current="date"]:not([data-span])::after': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
      // Faded by colour and not by opacity, which would fade the focus ring of an unavailable day as well.
      '&[aria-disabled="true"]': {
        color: `color-mix(in oklab, ${vars.color.textMuted} 55%, transparent)`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-disabled="true"], [data-span])::after': { background: vars.color.hover } },
      },
      [largeText]: { fontSize: '7vw' },
      [coarsePointer]: { blockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          [ends]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-span]::before, &[data-span]::after': { content: 'none' },
          // In forced colours the band of a range is two lines between the filled ends.
          '&[data-span="inside"]::before': {
            content: '""',
            background: 'transparent',
            borderRadius: 0,
            borderBlock: '2px solid Highlight',
          },
          '&[aria-current="date"]': { textDecoration: 'underline' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
]);
