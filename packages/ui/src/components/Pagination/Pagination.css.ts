import {
  createContainer,
  createVar,
  fallbackVar,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const bar = createContainer();
const isNarrow = `${bar} ${upTo.card}`;
/** Seven pages and both arrows fit on one line above this width; in rem, like the buttons. */
const isTight = `${bar} (max-width: 29rem)`;

/** The inline padding of a narrow bar. The buttons extend into it: seven of them and both arrows need the whole width of a 360 px screen. */
export const edge = createVar();
const besideWords = fallbackVar(edge, '0px');

export const root = style(layered({ containerType: 'inline-size', containerName: bar }));

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    fontSize: vars.font.size.small,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const counts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    marginInlineEnd: 'auto',
    '@container': { [isNarrow]: { paddingInline: besideWords } },
  }),
);

/** The text before a small box: the page size, the page to go to. */
export const labelledBox = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    // Overrides `overflow-wrap: anywhere` of dialogs, which would shrink the label to the width of a letter.
    overflowWrap: 'break-word',
    '@media': { print: { display: 'none' } },
    '@container': {
      [isNarrow]: {
        inlineSize: '100%',
        justifyContent: 'space-between',
        paddingInline: besideWords,
      },
    },
  }),
);

/** Hidden if it would need a second line, because every page can be reached by the buttons. */
export const jump = style(
  layered({ display: 'flex', '@container': { [`${bar} (max-width: 60rem)`]: { display: 'none' } } }),
);

export const sizeBox = style(
  layered({ position: 'relative', display: 'inline-grid', alignItems: 'center', maxInlineSize: '100%' }),
);

const compactBox = style([
  focusRing,
  layered({
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
    },
  }),
]);

export const sizeSelect = style([
  compactBox,
  // The width of the arrow, which grows with the text, and the space on both sides.
  layered({ appearance: 'none', paddingInlineEnd: `calc(1rem + 2 * ${vars.space[2]})`, cursor: 'pointer' }),
]);

export const jumpBox = style([compactBox, layered({ inlineSize: '4.5em', paddingBlock: '1px' })]);

export const sizeArrow = style(
  layered({ position: 'absolute', insetInlineEnd: vars.space[2], color: vars.color.text, pointerEvents: 'none' }),
);

export const pages = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    '@media': { print: { display: 'none' } },
    '@container': {
      [isNarrow]: { inlineSize: '100%', flexWrap: 'wrap', justifyContent: 'flex-end', paddingInline: besideWords },
      [isTight]: { justifyContent: 'space-between', gap: 0, paddingInline: 0 },
    },
  }),
);

// In a narrow bar the arrows touch the border of the table, which would clip their focus ring.
globalStyle(
  `${pages} > :is(:first-child, :last-child):focus-visible`,
  layered({ '@container': { [isTight]: { outlineOffset: '-2px' } } }),
);

/** The current page of a pagination without a total. */
export const position = style(
  layered({
    paddingInline: vars.space[2],
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
  }),
);

export const pageButton = style([
  focusRing,
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size.controlCompact,
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    cursor: 'pointer',
    selectors: {
      '&[aria-current="page"]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[aria-current="page"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
]);

/** For each number of pages, the width up to which its buttons and both arrows do not fit on one line. Touch targets are wider. */
const tightWidths = {
  5: { mouse: '15.7rem', touch: '307px' },
  6: { mouse: '17.9rem', touch: '351px' },
  7: { mouse: '20.2rem', touch: '395px' },
  more: { mouse: '29rem', touch: '29rem' },
};

type TightWidth = (typeof tightWidths)['more'];

const whereTight = ({ mouse, touch }: TightWidth, look: StyleRule) => ({
  '@container': { [`${bar} (max-width: ${mouse})`]: look },
  '@media': { [coarsePointer]: { '@container': { [`${bar} (max-width: ${touch})`]: look } } },
});

/**
 * In a narrow bar an ellipsis replaces the neighbours of the current page. The first, the current and the last page stay, and so does the
 * focused button while the bar becomes narrow, because its focus would be lost.
 */
export const wideOnly = styleVariants(tightWidths, (widths) =>
  layered(whereTight(widths, { selectors: { '&:not(:focus)': { display: 'none' } } })),
);

export const gap = style(
  layered({
    // As wide as a page button, so that the buttons do not move when the page changes.
    minInlineSize: vars.size.controlCompact,
    textAlign: 'center',
    '@media': { [coarsePointer]: { minInlineSize: vars.size.touch } },
    '@container': { [isTight]: { minInlineSize: vars.space[4] } },
  }),
);

export const narrowOnly = styleVariants(tightWidths, (widths) =>
  layered({ display: 'none', ...whereTight(widths, { display: 'inline' }) }),
);
