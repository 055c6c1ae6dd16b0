import { createContainer, createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { cellWrap, stickyTop } from '../../styles/inheritedVars.css.ts';
import { hanging } from '../../styles/hanging.ts';
import { layered } from '../../styles/layered.ts';
import { from, shortRows, tallEnough, upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from '../Pagination/Pagination.css.ts';
import { coarsePointer } from '../../styles/states.ts';
import { emphases } from '../Button/Button.css.ts';

const tableContainer = createContainer();
/** The width below which rows are cards. `useTableLayout` compares with the same width. */
export const asCards = `${tableContainer} ${upTo.card}`;
export const asTable = `${tableContainer} ${from.card}`;
/** A table with less padding: next to the expanded menu in a window of 1280 px, or next to the rail in one of 1024 px. */
export const asTightTable = `${tableContainer} ${from.card} and (max-width: 62rem)`;
const line = `1px solid ${vars.color.line}`;
/** With this size eight columns, one of them with twenty digits, fit on a portrait page. */
export const printedSize = `calc(${vars.font.size.fine} * 0.85)`;

export const root = style(
  layered({
    containerType: 'inline-size',
    containerName: tableContainer,
    maxInlineSize: vars.size.tableMax,
    background: vars.color.surface,
    border: line,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    // Keeps the browser from laying out all rows again when a dialog or the like opens above the table.
    contain: 'content',
    '@media': { print: { maxInlineSize: 'none', contain: 'none' } },
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    '@container': { [asCards]: { rowGap: vars.space[1], paddingInline: vars.space[4], borderBlockEnd: line } },
    '@media': { print: { minBlockSize: 0, paddingInline: vars.space[3] } },
  }),
);

/** If its longest word does not fit next to the tools, they wrap to the next line. */
export const titles = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[3],
    flex: '1 1 min-content',
    minInlineSize: 0,
    overflowWrap: 'break-word',
    '@container': { [asCards]: { flexDirection: 'column', alignItems: 'flex-start' } },
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lead }));

export const note = style(
  layered({
    fontSize: vars.font.size.fine,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { display: 'none' } },
  }),
);

export const tools = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    '@media': { print: { display: 'none' } },
  }),
);

/**
 * Above cards the actions share the line below the title, like the buttons of a filter bar. Long names first wrap inside their buttons,
 * then the buttons wrap to further lines; words are never broken.
 */
export const actions = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    '@media': { print: { display: 'none' } },
    '@container': { [asCards]: { flexWrap: 'wrap', inlineSize: '100%' } },
  }),
);
const named = ':not([data-ui="icon-button"])';
globalStyle(`${actions} > ${named}`, layered({ '@container': { [asCards]: { flex: '1 1 min-content' } } }));
globalStyle(
  `${actions} > :is(button, a)${named}`,
  layered({ '@container': { [asCards]: { paddingInline: vars.space[3] } } }),
);

/** Moves quiet buttons left by their padding, so that their labels are aligned with the title. */
globalStyle(
  `${actions} > div:has(> ${emphases.quiet})`,
  layered({ '@container': { [asCards]: { marginInlineStart: `calc(-1 * ${hanging.label})` } } }),
);
globalStyle(
  `${actions} > div > :is(${emphases.outline}, ${emphases.solid})`,
  layered({ '@container': { [asCards]: { marginInlineStart: hanging.label } } }),
);
globalStyle(
  `${actions} > ${emphases.quiet}:first-child`,
  layered({
    '@container': { [asCards]: { justifyContent: 'flex-start', marginInlineStart: `calc(-1 * ${hanging.label})` } },
  }),
);

/** A quiet button at the end of the line ends where the cells do. */
const endsAtEdge = (which: string, hang: string, where?: string) => {
  const rule = { marginInlineEnd: `calc(-1 * ${hang})` };
  globalStyle(which, layered(where ? { '@container': { [where]: rule } } : rule));
};
endsAtEdge(`${actions} > ${emphases.quiet}:last-child`, hanging.label, asTable);
endsAtEdge(`${actions} > div:last-child:has(> ${emphases.quiet}:last-child)`, hanging.label, asTable);
endsAtEdge(`${actions} > [data-ui="icon-button"]:last-child`, hanging.icon);
endsAtEdge(`${tools}:last-child`, hanging.icon);
endsAtEdge(`${tools}:last-child:has(> ${emphases.quiet})`, hanging.label);
endsAtEdge(`${tools}:nth-child(2)`, hanging.icon, asCards);
globalStyle(
  `${tools}:nth-child(2)`,
  layered({
    '@media': {
      [coarsePointer]: { '@container': { [asCards]: { marginInlineEnd: `calc(-1 * ${hanging.touchIcon})` } } },
    },
  }),
);

const fadeAtStart = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeAtEnd = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
export const startFades = keyframes({ to: { vars: { [fadeAtStart]: vars.space[7] } } });
export const endFades = keyframes({ from: { vars: { [fadeAtEnd]: vars.space[7] } } });
const opaque = vars.color.text;

/** An edge fades if there are more columns beyond it, as in `Tabs`. The scroll position drives the animations. */
const fadedEdges = {
  animationName: `${startFades}, ${endFades}`,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'scroll(self inline)',
  animationRange: `0 ${vars.space[7]}, calc(100% - ${vars.space[7]}) 100%`,
  maskImage: `linear-gradient(to right, transparent, ${opaque} ${fadeAtStart}, ${opaque} calc(100% - ${fadeAtEnd}), transparent)`,
} as const;

/** A scroll container only if the table is too wide, because in a scroll container the header cannot stick to the page. */
export const scroller = style(
  layered({
    selectors: {
      // The header then sticks to the top of this container and must not cover the focused element.
      '&[data-overflowing]': {
        overflow: 'auto',
        // With the pagination below it, all of it fits under the header of a page that is scrolled to its end.
        maxBlockSize: `clamp(50dvh, 100dvh - ${fallbackVar(stickyTop, '0px')} - 7rem, 80dvh)`,
        scrollPaddingBlockStart: vars.size.control,
        ...fadedEdges,
      },
      '&:focus-visible': { ...focusOutline, outlineOffset: '-2px' },
    },
    '@media': { print: { selectors: { '&[data-overflowing]': { overflow: 'visible', maxBlockSize: 'none' } } } },
  }),
);

/** `rowSize` is the height of a one-line row, `boxedPadding` the padding of a cell with buttons or fields. */
export const rowSize = createVar();
export const boxedPadding = createVar();

const compact = { vars: { [rowSize]: vars.size.controlCompact, [boxedPadding]: '0px' } };

export const table = style(
  layered({
    vars: { [rowSize]: '3rem', [boxedPadding]: vars.space[1] },
    selectors: {
      '&:is([data-density="compact"], [data-sheet])': compact,
    },
    // `auto`: the user has not chosen a density.
    '@media': { [shortRows]: { selectors: { '&[data-density="auto"]': compact } } },
    minInlineSize: '100%',
    fontSize: vars.font.size.small,
    '@container': { [asCards]: { display: 'block' } },
  }),
);

/** The rows stay readable while dimmed, because they are still current. */
export const body = style(
  layered({
    transition: `opacity ${vars.duration.medium} ${vars.easing.standard}`,
    // Set once here, because the browser copies all variables for each element that sets one.
    vars: { [cellWrap]: 'nowrap' },
    selectors: { '&[data-refreshing]': { opacity: 0.85, filter: 'grayscale(1)' } },
    '@container': { [asCards]: { display: 'block', vars: { [cellWrap]: 'normal' } } },
  }),
);

/** Everything below the rows: in the page, or sticky at the bottom of the window. */
export const foot = style(
  layered({
    display: 'contents',
    '@media': {
      [tallEnough]: {
        '@container': {
          [asTable]: {
            selectors: {
              '&[data-sticky]': {
                display: 'block',
                position: 'sticky',
                insetBlockEnd: 0,
                zIndex: vars.layer.sticky,
                background: vars.color.surface,
              },
            },
          },
        },
      },
    },
  }),
);

// Keeps the focused element clear of sticky parts. `AppShell` sets a better value for the top.
globalStyle('html:where([data-ui-table])', layered({ scrollPaddingBlockStart: vars.size.control }));
globalStyle(
  'html[data-ui-sticky-foot]',
  layered({
    '@media': { [tallEnough]: { scrollPaddingBlockEnd: `calc(2 * ${vars.size.control} + ${vars.space[5]})` } },
  }),
);

export const footer = style(
  layered({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    borderBlockStart: line,
    '@container': { [asCards]: { paddingInline: 0, vars: { [edge]: vars.space[4] } } },
    '@media': { print: { paddingInline: vars.space[3] } },
  }),
);
