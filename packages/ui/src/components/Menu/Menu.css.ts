import { keyframes, style } from '@vanilla-extract/css';
import { faded } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { linePadding } from '../../styles/linePadding.ts';
import { entranceAndExit } from '../../styles/motion.ts';
import { onTint } from '../../styles/onTint.ts';
import { raised } from '../../styles/raised.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const disappear = keyframes({ to: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style(
  layered({
    display: 'flex',
    minInlineSize: '12rem',
    maxInlineSize: `min(22rem, calc(100vw - ${vars.space[4]}))`,
    ...raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.popover,
    overflow: 'hidden',
    '@media': entranceAndExit(appear, vars.duration.quick, disappear),
  }),
);

/** With a head above the items, which scroll below it. */
export const headed = style(layered({ flexDirection: 'column' }));

export const menu = style(
  layered({ flex: 1, minInlineSize: 0, padding: vars.space[1], overflow: 'auto', outline: 'none' }),
);

const blocked = '[data-blocked]';

export const item = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minBlockSize: vars.size.controlCompact,
    paddingBlock: linePadding(vars.size.controlCompact),
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { background: vars.color.hover },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-tone="critical"]': { color: vars.color.critical.text },
      [`&[data-tone="critical"]:is([data-focused], [data-hovered]):not(${blocked})`]: {
        background: vars.color.critical.soft,
        ...onTint,
      },
      [`&${blocked}`]: { color: faded(vars.color.text), cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: {
        minBlockSize: vars.size.touch,
        paddingBlock: linePadding(vars.size.touch),
      },
      [forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          [`&${blocked}`]: { color: 'GrayText' },
          [`&${blocked}[data-focused]`]: { background: 'Canvas', color: 'GrayText', outline: '2px solid Highlight' },
        },
      },
    },
  }),
);

export const words = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** A reason has to be readable, so it does not fade with the label. */
export const description = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    '@media': { [forcedColors]: { color: 'inherit' } },
  }),
);

/** Centred on the first line. */
const beside = layered({ flexShrink: 0, marginBlockStart: 'calc((1lh - 1rem) / 2)' });

export const tick = style([
  beside,
  layered({ selectors: { [`${item}:not([data-selected]) > &`]: { visibility: 'hidden' } } }),
]);

export const chevron = style([beside, layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })]);

export const section = style(
  layered({
    selectors: {
      '& + &': { marginBlockStart: vars.space[1], borderBlockStart: `1px solid ${vars.color.line}` },
      [`${item} + &`]: { marginBlockStart: vars.space[1], borderBlockStart: `1px solid ${vars.color.line}` },
    },
  }),
);

export const heading = style(
  layered({
    paddingInline: vars.space[3],
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
  }),
);
