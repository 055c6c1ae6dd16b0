import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { stickyTop } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { largeText, lowWindow, tallEnough, upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const shell = style(
  layered({
    display: 'grid',
    // Keeps wide content from widening the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    background: vars.color.canvas,
  }),
);

/** Above everything, and visible only while focused. */
export const skipLinks = style(layered({ position: 'absolute', zIndex: vars.layer.toast }));

export const skipLink = style([
  focusRing,
  layered({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[5]}`,
    ...raised,
    color: vars.color.accent.text,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.strong,
    selectors: { '&:not(:focus)': { transform: `translateY(-200%)` } },
    '@media': { print: { display: 'none' } },
  }),
]);

/**
 * A low window, or a page at 400 % zoom, keeps its height for the content. Otherwise there is space for the sticky header and the header
 * of a table below it, so that they do not cover the focused element.
 */
globalStyle(
  'html[data-ui-shell]',
  layered({
    '@media': { [tallEnough]: { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.size.control})` } },
  }),
);

export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    minBlockSize: 0,
    // Keeps the content out of the menu's column if there is no menu.
    '@media': { [upTo.drawer]: { display: 'block' }, print: { display: 'block' } },
  }),
);

/** The position at which a table header sticks: below the header of the page. */
export const main = style(
  layered({
    minInlineSize: 0,
    outline: 'none',
    '@media': { [tallEnough]: { vars: { [stickyTop]: vars.size.header } } },
  }),
);

/** `switchPage`: an image of the old content fades out above the new content. */
const fadeOut = keyframes({ to: { opacity: 0 } });
globalStyle(':root[data-ui-page-switch]', layered({ viewTransitionName: 'none' }));
globalStyle(`:root[data-ui-page-switch="leaving"] ${main}`, layered({ viewTransitionName: 'ui-page' }));
globalStyle(
  ':root[data-ui-page-switch]::view-transition',
  layered({
    pointerEvents: 'none',
    // A scrolled page is not above the sticky header.
    '@media': { [tallEnough]: { clipPath: `inset(${vars.size.header} 0 0 0)` } },
  }),
);
globalStyle(
  ':root::view-transition-old(ui-page)',
  layered({ animation: `${fadeOut} ${vars.duration.quick} ${vars.easing.standard} forwards` }),
);

export const content = style(
  layered({
    // On a wide screen filters, tabs and forms are as wide as the widest table.
    maxInlineSize: `calc(${vars.size.tableMax} + 2 * ${vars.space[8]})`,
    // Centred on even wider screens.
    marginInline: 'auto',
    padding: vars.space[8],
    paddingBlockStart: vars.space[6],
    '@media': {
      [lowWindow]: { paddingBlockStart: vars.space[5] },
      [upTo.tablet]: { paddingInline: vars.space[6] },
      [upTo.drawer]: { padding: vars.space[4], paddingBlockStart: vars.space[4] },
      [largeText]: { paddingInline: vars.space[2] },
      print: { maxInlineSize: 'none', padding: 0, paddingBlockStart: vars.space[4] },
    },
  }),
);

/** As wide as the content. An empty banner takes no space, and stays in the page as a live region. */
export const bannerSlot = style(
  layered({
    paddingInline: `max(${vars.space[8]}, (100% - ${vars.size.tableMax}) / 2)`,
    selectors: { '&:has(> * > *)': { paddingBlockStart: vars.space[4] } },
    '@media': {
      [upTo.tablet]: { paddingInline: vars.space[6] },
      [upTo.drawer]: { paddingInline: vars.space[4] },
      [largeText]: { paddingInline: vars.space[2] },
      print: { padding: 0 },
    },
  }),
);

export const header = style(
  layered({
    display: 'flex',
    // With larger text, or with custom actions, a narrow header wraps into a second row instead of widening the page.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.header,
    // With larger text the circle of the initials is as high as the header.
    paddingBlock: vars.space[1],
    paddingInline: vars.space[6],
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [tallEnough]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.header },
      [upTo.drawer]: {
        paddingBlock: vars.space[2],
        paddingInline: `min(${vars.space[4]}, 5vw)`,
        gap: `min(${vars.space[2]}, 2.5vw)`,
      },
      print: { display: 'none' },
    },
  }),
);

export const headerEnd = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    minInlineSize: 0,
    '@media': {
      // At 320 px the touch targets, including a search, still fit into one row.
      [upTo.drawer]: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: `min(${vars.space[2]}, 1.5vw)` },
    },
  }),
);

/** Below 768 px the greeting and the log-off are at the bottom of the drawer. */
export const wideOnly = style(
  layered({ display: 'flex', minInlineSize: 0, '@media': { [upTo.drawer]: { display: 'none' } } }),
);

export const greeting = style(
  layered({
    maxInlineSize: '24ch',
    paddingInline: vars.space[2],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const subtitleBar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.subtitleBar,
    // Aligned with the start of the content below, also if the content is centred.
    paddingInline: `max(${vars.space[8]}, (100% - ${vars.size.tableMax}) / 2)`,
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [upTo.tablet]: { paddingInline: vars.space[6] },
      [upTo.drawer]: { paddingInline: vars.space[4] },
      [largeText]: { paddingInline: vars.space[2] },
      print: { minBlockSize: 0, paddingInline: 0 },
    },
  }),
);

export const subtitle = style(
  layered({
    fontSize: vars.font.size.display,
    overflowWrap: 'anywhere',
    '@media': { [upTo.drawer]: { fontSize: vars.font.size.title } },
  }),
);

export const screenOnly = style(layered({ '@media': { print: { display: 'none' } } }));
