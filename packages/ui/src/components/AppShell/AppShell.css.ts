import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { stickyTop } from '../../styles/handedDown.css.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { largeText, lowWindow, tallEnough, upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const shell = style(
  layered({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    background: vars.color.canvas,
  }),
);

/** Above everything, seen only while focused. */
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

/** A short window, or a page at 400 % zoom, keeps its height for the content. Else there is room for the header that stays and, under it, the header of a table: what the focus moves to is not hidden by them. */
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
    // Keeps the content out of the menu's column when there is no menu.
    '@media': { [upTo.drawer]: { display: 'block' }, print: { display: 'block' } },
  }),
);

/** Tells a table where its header has to stick: under the header of the page. */
export const main = style(
  layered({
    minInlineSize: 0,
    outline: 'none',
    '@media': { [tallEnough]: { vars: { [stickyTop]: vars.size.header } } },
  }),
);

export const content = style(
  layered({
    // On a wide screen filters, tabs and forms end where the widest table does.
    maxInlineSize: `calc(${vars.size.tableMax} + 2 * ${vars.space[8]})`,
    // Wider still, they stand in the middle.
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

/** As wide as the content. A banner that shows nothing takes no room, and stays for screen readers to hear what comes. */
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
    // With larger text, or with actions of its own, a narrow header takes a second row instead of widening the page.
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
      // At 320 px the fingers' targets, a search among them, still stand in one row.
      [upTo.drawer]: { flexWrap: 'wrap', justifyContent: 'flex-end', gap: `min(${vars.space[2]}, 1.5vw)` },
    },
  }),
);

/** Below 768 px the greeting and the log-off stand at the foot of the drawer. */
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
    // Begins where the content below does, also where that stands in the middle.
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
