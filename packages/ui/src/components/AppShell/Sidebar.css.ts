import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { neutralChip } from '../../styles/neutralChip.ts';
import { largeText, tallEnough, upTo } from '../../styles/breakpoints.ts';
import { canHover, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const sidebar = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    paddingInline: vars.space[3],
    paddingBlock: vars.space[5],
    background: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    overflowY: 'auto',
    '@media': {
      [tallEnough]: {
        position: 'sticky',
        insetBlockStart: vars.size.header,
        blockSize: `calc(100dvh - ${vars.size.header})`,
      },
      // By CSS as well, because the server renders the wide page before the script knows the width.
      [upTo.drawer]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
);

/** With titles, or with icons only. */
export const sidebars = styleVariants({ wide: vars.size.sidebar, rail: vars.size.rail }, (inlineSize) => [
  sidebar,
  layered({ inlineSize }),
]);

export const list = style(layered({ display: 'grid', gap: vars.space[1] }));

export const foot = style(layered({ marginBlockStart: 'auto' }));

export const item = style([
  focusRing,
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.font.weight.label,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[aria-current="page"], &[data-contains-page]': {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        fontWeight: vars.font.weight.strong,
      },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current="page"], [data-contains-page])': { background: vars.color.hover } },
      },
      [largeText]: { gap: vars.space[2], paddingInline: vars.space[1] },
      // Forced colours remove the tint, so a border marks the current page.
      [forcedColors]: {
        selectors: { '&[aria-current="page"], &[data-contains-page]': { border: '2px solid Highlight' } },
      },
    },
  }),
]);

export const railItem = style([
  item,
  layered({ position: 'relative', justifyContent: 'center', paddingInline: 0, minBlockSize: '48px' }),
]);

export const quiet = style(layered({ color: vars.color.textMuted }));

export const itemTitle = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }));

export const chevron = style(
  layered({
    transition: `transform ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
);

export const subList = style(layered({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[1] }));

/** Size of the icons of the items. */
const icon = '1.375rem';

/** The number or word after a title. */
export const countMark = style(
  layered({
    ...neutralChip,
    flexShrink: 0,
    minInlineSize: '1.75em',
    paddingInline: vars.space[2],
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
  }),
);

/** A dot for pending things: in the rail there is no space for their number. */
export const railDot = style(
  layered({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[3],
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    border: `2px solid ${vars.color.surface}`,
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
);

export const subItem = style([
  focusRing,
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.controlCompact,
    paddingBlock: vars.space[1],
    // Aligned with the titles: the padding, the icon and the gap of an item.
    paddingInlineStart: `calc(${vars.space[4]} + ${icon} + ${vars.space[3]})`,
    paddingInlineEnd: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"], &[data-contains-page]': {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        fontWeight: vars.font.weight.strong,
      },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [states.hover]: { color: vars.color.text },
          '&:hover:not([aria-current], [data-contains-page])': { background: vars.color.hover },
        },
      },
      [largeText]: { paddingInlineStart: vars.space[5] },
      [forcedColors]: {
        selectors: { '&[aria-current="page"], &[data-contains-page]': { border: '2px solid Highlight' } },
      },
    },
  }),
]);

/** Indented further, if there is space. */
export const thirdItem = style([
  subItem,
  layered({
    paddingInlineStart: `calc(${vars.space[4]} + ${icon} + ${vars.space[3]} + ${vars.space[4]})`,
    '@media': { [largeText]: { paddingInlineStart: vars.space[6] } },
  }),
]);
