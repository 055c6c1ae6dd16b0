import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { largeText, tallEnough, upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layouts } from '../DescriptionList/DescriptionList.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });

export const backdrop = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[4],
    overflow: 'auto',
    background: vars.color.backdrop,
    '@media': { ...entranceAndExit(fadeIn, vars.duration.quick, fadeOut), [largeText]: { padding: vars.space[2] } },
  }),
);

const panel = style(
  layered({
    display: 'flex',
    // Clips the scroll bar at the round corners.
    overflow: 'clip',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
    ...raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.dialog,
    '@media': entranceAndExit(rise, vars.duration.medium, sink),
  }),
);

/** On a phone the dialog fills the window. */
const sheet = style(
  layered({
    '@media': { [upTo.card]: { blockSize: '100dvh', maxBlockSize: '100dvh', border: 0, borderRadius: 0 } },
  }),
);

/** The top edge of a large dialog is fixed, because its height changes while the user works in it. */
const fromTheTop = createVar();
const steady = style(
  layered({
    vars: { [fromTheTop]: `clamp(0px, 6dvh - ${vars.space[4]}, ${vars.space[8]})` },
    alignSelf: 'start',
    marginBlockStart: fromTheTop,
    maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]} - ${fromTheTop})`,
    '@media': { [upTo.card]: { marginBlockStart: 0, maxBlockSize: '100dvh' } },
  }),
);

export const panels = {
  ...styleVariants({ small: '440px' }, (maxInlineSize) => [panel, layered({ maxInlineSize })]),
  ...styleVariants({ medium: '560px' }, (maxInlineSize) => [panel, sheet, layered({ maxInlineSize })]),
  ...styleVariants({ large: '880px' }, (maxInlineSize) => [panel, sheet, steady, layered({ maxInlineSize })]),
};

globalStyle(`${backdrop}:has(> ${sheet})`, layered({ '@media': { [upTo.card]: { padding: 0 } } }));

/** On a narrow screen with large text a word of the title is wider than the space between two wide paddings. */
const inline = { [largeText]: { paddingInline: vars.space[4] } };

/** The whole dialog scrolls, not only its content: the scroller then contains focusable controls, which the keys need. */
export const dialog = style(
  layered({
    inlineSize: '100%',
    overflowY: 'auto',
    borderRadius: 'inherit',
    outline: 'none',
    scrollPaddingBlock: `calc(${vars.size.header} + ${vars.space[2]})`,
    // If the actions need two lines, they must not cover the focused element.
    '@media': { [upTo.drawer]: { scrollPaddingBlockEnd: `calc(2 * ${vars.size.header} + ${vars.space[2]})` } },
  }),
);

const lined = keyframes({ to: { borderColor: vars.color.line } });
const unlined = keyframes({ from: { borderColor: vars.color.line }, to: { borderColor: 'transparent' } });

/**
 * A line at an edge of the content beyond which there is more of it. The scroll position drives the animation, so content that fits has no
 * line.
 */
const lineWhileHiding = (keys: string, range: string) => ({
  '@supports': {
    '(animation-timeline: scroll(nearest block))': {
      animation: `${keys} linear both`,
      animationTimeline: 'scroll(nearest block)',
      animationRange: range,
    },
  },
});

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingInline: vars.space[6],
    paddingBlockStart: vars.space[6],
    paddingBlockEnd: vars.space[3],
    borderBlockEnd: '1px solid transparent',
    ...raised,
    ...lineWhileHiding(lined, '0 8px'),
    // In a low window, or at 400 % zoom, title and actions scroll with the content.
    '@media': {
      [tallEnough]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky },
      [largeText]: { gap: vars.space[1], paddingInline: vars.space[4] },
    },
  }),
);

export const title = style(
  layered({
    fontSize: vars.font.size.lead,
    overflowWrap: 'anywhere',
    paddingBlock: vars.space[1],
    '@media': { [largeText]: { hyphens: 'auto' } },
  }),
);

/** Aligns the close icon, not its larger press area, with the padding edge. */
export const closeEdge = style(
  layered({ marginBlock: `calc(-1 * ${vars.space[1]})`, marginInlineEnd: `calc(-1 * ${vars.space[2]})` }),
);

export const body = style(
  layered({
    display: 'grid',
    gap: vars.space[4],
    paddingInline: vars.space[6],
    paddingBlock: vars.space[1],
    overflowWrap: 'anywhere',
    '@media': inline,
  }),
);

/** The rows extend to the edges of the dialog, so that their text is aligned with the title and with fields. */
globalStyle(
  `${body} > ${layouts.grid.list}`,
  layered({
    marginInline: `calc(-1 * ${vars.space[6]})`,
    '@media': { [largeText]: { marginInline: `calc(-1 * ${vars.space[4]})` } },
  }),
);
globalStyle(
  `${body} > ${layouts.grid.list} > ${layouts.grid.item}`,
  layered({ paddingInline: vars.space[6], '@media': inline }),
);

const atTheFoot = {
  paddingInline: vars.space[6],
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[6],
  borderBlockStart: '1px solid transparent',
  ...raised,
  ...lineWhileHiding(unlined, 'calc(100% - 8px) 100%'),
};
const stickyFoot = { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] } as const;

export const foot = style(
  layered({
    ...row,
    justifyContent: 'flex-end',
    ...atTheFoot,
    '@media': { [tallEnough]: stickyFoot, ...inline },
  }),
);

/** Marks content and footer of a dialog with a secondary action. */
export const withStart = style({});

/** Secondary actions at the start of the footer. */
export const footStart = style(layered({ ...row }));

/** The actions. */
export const footEnd = style(layered({ ...row, justifyContent: 'flex-end', flexGrow: 1 }));

/** Groups at both ends: the one at the start reaches the padding edge. */
globalStyle(`:is(${foot}, ${footEnd}) > div:only-child`, layered({ flex: 1 }));
globalStyle(`${foot} :is(div, button)`, layered({ '@media': { [largeText]: { flexGrow: 1 } } }));

export const withoutFooter = style(layered({ paddingBlockEnd: vars.space[6] }));

const onPhone = (which: string, rule: Record<string, string | number>) =>
  globalStyle(which, layered({ '@media': { [upTo.card]: rule } }));
onPhone(`${sheet} > ${dialog}`, { display: 'flex', flexDirection: 'column', borderRadius: 0 });
onPhone(`${sheet} > ${dialog} > *`, { flexShrink: 0 });
// `useSwipeAway` takes the other direction.
onPhone(head, { touchAction: 'pan-x pinch-zoom' });
onPhone(`${sheet} > ${dialog} > ${body}`, { flexGrow: 1, alignContent: 'start' });

/**
 * On a phone the secondary actions scroll with the content, so that the footer has one row. The footer itself has no box there: its two
 * parts are children of the dialog.
 */
const ofTwoParts = `${sheet} ${foot}:is(${withStart})`;
onPhone(`${sheet} > ${dialog} > ${body}:is(${withStart})`, { flexGrow: 0 });
onPhone(ofTwoParts, { display: 'contents' });
onPhone(`${ofTwoParts} > ${footStart}`, {
  flexGrow: 1,
  alignContent: 'flex-start',
  paddingInline: vars.space[6],
  paddingBlock: vars.space[4],
});
globalStyle(
  `${ofTwoParts} > ${footEnd}`,
  layered({
    '@media': {
      [upTo.card]: { ...atTheFoot, flexGrow: 0 },
      [`${upTo.card} and ${tallEnough}`]: stickyFoot,
    },
  }),
);
globalStyle(`${ofTwoParts} > *`, layered({ '@media': inline }));
