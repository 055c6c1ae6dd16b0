import { createContainer, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { fieldWidth } from '../../styles/inheritedVars.css.ts';
import { below } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { layered } from '../../styles/layered.ts';
import { hidden } from '../../styles/visuallyHidden.css.ts';
import { from, largeText, upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const bar = createContainer();
const isNarrow = `${bar} ${upTo.card}`;
/** In a window of 1024 px, next to the rail, four fields and both buttons fit on one row. */
const isTight = `${bar} (max-width: 60rem)`;

export const root = style(
  layered({
    containerType: 'inline-size',
    containerName: bar,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { print: { display: 'none' } },
  }),
);

/** In a sheet, which has its own background and border. */
export const sheetBar = style(layered({ containerType: 'inline-size', containerName: bar, minInlineSize: 0 }));

export const form = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
    paddingBlockEnd: vars.space[4],
    paddingInline: vars.space[5],
    // Otherwise a wrapping column would be as wide as its widest child, not as the bar.
    '@container': {
      [isTight]: { paddingInline: vars.space[4] },
      [isNarrow]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        rowGap: vars.space[4],
        paddingInline: vars.space[4],
      },
    },
    '@media': { [largeText]: { paddingInline: vars.space[3] } },
  }),
);

/** If the buttons do not fit next to the fields at their preferred widths, the buttons wrap and the fields get the whole bar. */
export const fields = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minInlineSize: 0,
    '@container': {
      [isNarrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', rowGap: vars.space[4] },
    },
  }),
);

/** Space for the twenty digits of the longest card number. */
const digits = '13.5rem';
/** Minimum width of a text field or select, which grows into the rest of the row. */
const least = '8.5rem';

globalStyle(
  `${fields} > *`,
  layered({ flexGrow: 1, inlineSize: fallbackVar(fieldWidth, least), maxInlineSize: '22rem' }),
);
globalStyle(`${fields} > :has(> * > [inputmode="numeric"])`, layered({ vars: { [fieldWidth]: digits } }));
globalStyle(`${fields} > :has([role="combobox"])`, layered({ flexGrow: 3 }));
globalStyle(`${fields} > *`, layered({ '@container': { [isNarrow]: { inlineSize: 'auto', maxInlineSize: 'none' } } }));

// No line is reserved for messages, because it would be empty space above every list.
globalStyle(`${fields} ${below}:empty`, layered({ minBlockSize: 0, marginBlockStart: 0 }));
// A disabled select shows the reason in its box.
globalStyle(`${fields} :has([role="combobox"][aria-disabled="true"]:placeholder-shown) + ${below}`, layered(hidden));

/**
 * Five fields and more do not fit on one row with their buttons: all have the columns of one grid, with the buttons in its last row. A
 * select adds a hidden input, which does not count.
 */
const isGrid = `${form}:has(> ${fields} > :nth-child(5 of [data-ui]))`;
const fitsGrid = `${bar} ${from.card}`;

globalStyle(
  isGrid,
  layered({
    '@container': {
      [fitsGrid]: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(max(${least}, (100% - 3 * ${vars.space[3]}) / 4), 1fr))`,
      },
    },
  }),
);
globalStyle(`${isGrid} > ${fields}`, layered({ '@container': { [fitsGrid]: { display: 'contents' } } }));
globalStyle(
  `${isGrid} > ${fields} > *`,
  layered({ '@container': { [fitsGrid]: { inlineSize: 'auto', maxInlineSize: 'none' } } }),
);

const labelLine = `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body} + ${vars.space[1]})`;

// As wide as its buttons. Without a label it is aligned with the controls.
globalStyle(
  `${fields} > :is([data-ui="toggle-button-group"], :has(> [data-ui="toggle-button-group"]))`,
  layered({ flexGrow: 0, inlineSize: 'auto', maxInlineSize: '100%' }),
);
globalStyle(
  `${fields} > [data-ui="toggle-button-group"]`,
  layered({ marginBlockStart: labelLine, '@container': { [isNarrow]: { marginBlockStart: 0 } } }),
);

/** Starts where the controls start: below the line of the labels. */
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    paddingBlockStart: labelLine,
    '@container': {
      [isNarrow]: {
        flexDirection: 'column',
        alignItems: 'stretch',
        marginInlineStart: 0,
        paddingBlockStart: 0,
      },
    },
  }),
);

globalStyle(
  `${isGrid} > ${actions}`,
  layered({ '@container': { [fitsGrid]: { gridColumn: '-3 / -1', justifyContent: 'end' } } }),
);

globalStyle(`${actions} button`, layered({ '@container': { [isTight]: { paddingInline: vars.space[3] } } }));

/** On a phone both buttons are next to each other at the bottom of the sheet, the search button last. */
export const sheetActions = style(
  layered({
    selectors: {
      '&&': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
        gap: vars.space[3],
        margin: 0,
      },
    },
  }),
);

/** The search button is last in a row and first in a column, also before the script has ordered them. */
export const clearPlace = style(layered({ display: 'grid', '@container': { [isNarrow]: { order: 1 } } }));

globalStyle(
  `${sheetBar} > ${form}`,
  layered({ '@container': { [isNarrow]: { paddingInline: 0, paddingBlockEnd: 0 } } }),
);
globalStyle(`${sheetActions} > ${clearPlace}`, layered({ '@container': { [isNarrow]: { order: 0 } } }));
