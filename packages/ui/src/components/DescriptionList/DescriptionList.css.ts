import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const listPlace = createContainer();
const isNarrow = `${listPlace} ${upTo.card}`;
/** For groups with titles, where each list has half of the card. */
export const groupsPlace = createContainer();
export const areGroupsNarrow = `${groupsPlace} ${upTo.card}`;
/** Below this width a name and four numbers do not fit on one line. */
const isHalf = `${listPlace} (max-width: 979px)`;

/** A hairline grid: each cell draws its own border, two borders overlap in the gap of 1 px, and the list clips the outer ones. */
const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.description}), 1fr))`,
    gap: '1px',
    overflow: 'clip',
  }),
);

const cell = style(
  layered({
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    outline: `1px solid ${vars.color.line}`,
    breakInside: 'avoid',
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

const term = layered({ fontSize: vars.font.size.fine, color: vars.color.textMuted });
const value = layered({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minInlineSize: 0 });

/** On a phone: the name above its value, so that a number of twenty digits stays on one line next to its button. */
const stacked = { flex: '0 0 100%' } as const;
const stackedValue = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
} as const;

/** On a phone, in a group: the name on the left, its value on the right. */
const pair = {
  display: 'flex',
  flex: '0 0 100%',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
} as const;
const pairValue = {
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'last baseline',
  textAlign: 'end',
} as const;
/** Shrinks before its value, but only between its words. */
const pairTerm = { flexShrink: 999, overflowWrap: 'normal' } as const;

const line = style(
  layered({
    containerType: 'inline-size',
    containerName: listPlace,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

const lineItem = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    '@container': { [isHalf]: { flexBasis: '45%' }, [isNarrow]: stacked },
  }),
);
/** A long name wraps in its own column and pushes no number to the next line. */
globalStyle(
  `${lineItem}:first-child`,
  layered({ flexGrow: 4, flexBasis: '14rem', '@container': { [isHalf]: { flexBasis: '100%' } } }),
);

const lineTerm = style(term);
const lineValue = style([
  value,
  layered({ fontWeight: vars.font.weight.strong, '@container': { [isNarrow]: stackedValue } }),
]);

const rows = style(layered({ display: 'grid', rowGap: vars.space[2] }));
const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    minInlineSize: 0,
    '@container': { [areGroupsNarrow]: pair },
  }),
);
const rowTerm = style([term, layered({ '@container': { [areGroupsNarrow]: pairTerm } })]);
const rowValue = style([value, layered({ '@container': { [areGroupsNarrow]: pairValue } })]);

export const layouts = {
  grid: {
    list: grid,
    item: cell,
    term: style([term, layered({ fontWeight: vars.font.weight.label })]),
    value: style(value),
  },
  line: { list: line, item: lineItem, term: lineTerm, value: lineValue },
  rows: { list: rows, item: row, term: rowTerm, value: rowValue },
};

export const heading = style(
  layered({
    display: 'inline',
    fontSize: vars.font.size.lead,
    fontWeight: vars.font.weight.title,
    // No higher than the line, so that its baseline is that of the other values.
    lineHeight: 1,
    letterSpacing: 'normal',
  }),
);

/** On a narrow screen the button is after the last word of its value. */
const inRow = (rule: Record<string, string | number>) => ({ [isNarrow]: rule, [areGroupsNarrow]: rule });

/** Padding after the last word, in which the button is positioned. Browsers would break the line before a button, but not before padding. */
export const beforeAction = style(
  layered({
    paddingInlineEnd: vars.size.controlCompact,
    '@container': inRow({ paddingInlineEnd: 0, minInlineSize: 0 }),
  }),
);

/** The press area extends beyond its line and makes it no taller, even with the 44 px of a touch target. */
export const action = style(
  layered({
    display: 'inline-flex',
    verticalAlign: '-0.2em',
    marginBlock: `calc((1lh - ${vars.size.touch}) / 2)`,
    marginInlineStart: `calc(${vars.size.controlCompact} * -1)`,
    '@container': inRow({
      marginInlineStart: 0,
      // Its icon of 16 px ends where the values of the other rows end.
      marginInlineEnd: `calc((${vars.size.controlCompact} - 1rem) / -2)`,
      transform: 'translateY(0.2em)',
    }),
  }),
);
