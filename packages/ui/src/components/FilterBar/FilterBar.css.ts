import { createContainer, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { fieldWidth } from '../../styles/handedDown.css.ts';
import { layered } from '../../styles/layered.ts';
import { largeText, upTo } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const bar = createContainer();
const isNarrow = `${bar} ${upTo.card}`;

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

export const form = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[2],
    paddingInline: vars.space[5],
    // A column that may wrap takes the width of its widest part, not the bar's.
    '@container': {
      [isNarrow]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        rowGap: vars.space[3],
        paddingInline: vars.space[4],
      },
    },
    '@media': { [largeText]: { paddingInline: vars.space[3] } },
  }),
);

/** As wide as its fields want to be: where the buttons no longer fit beside them, they go below and the fields get the bar. */
export const fields = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    alignItems: 'flex-start',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    minInlineSize: 0,
    '@container': {
      [isNarrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', rowGap: vars.space[3] },
    },
  }),
);

/** Room for the twenty digits of the longest card number. */
const digits = '13.5rem';
/** Room for the name of most operators beside the two buttons of a select. */
const name = '15rem';

globalStyle(
  `${fields} > *`,
  layered({ flexGrow: 1, inlineSize: fallbackVar(fieldWidth, digits), maxInlineSize: '22rem' }),
);
globalStyle(`${fields} > :has([role="combobox"])`, layered({ flexGrow: 3, vars: { [fieldWidth]: name } }));
globalStyle(`${fields} > *`, layered({ '@container': { [isNarrow]: { inlineSize: 'auto', maxInlineSize: 'none' } } }));

const labelLine = `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body} + ${vars.space[1]})`;

// As wide as its buttons. Without a label of its own it stands on the line of the controls.
globalStyle(
  `${fields} > :is([data-ui="toggle-button-group"], :has(> [data-ui="toggle-button-group"]))`,
  layered({ flexGrow: 0, inlineSize: 'auto', maxInlineSize: '100%' }),
);
globalStyle(
  `${fields} > [data-ui="toggle-button-group"]`,
  layered({ marginBlockStart: labelLine, '@container': { [isNarrow]: { marginBlockStart: 0 } } }),
);

/** Starts where the controls start: below the line that a label takes. */
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    paddingBlockStart: labelLine,
    paddingBlockEnd: vars.space[3],
    '@container': {
      [isNarrow]: {
        flexDirection: 'column',
        alignItems: 'stretch',
        marginInlineStart: 0,
        paddingBlockStart: 0,
        paddingBlockEnd: vars.space[2],
      },
    },
  }),
);

/** The search button is the last in a row and the first in a column, also before the script has put them in that order. */
export const clearPlace = style(layered({ display: 'grid', '@container': { [isNarrow]: { order: 1 } } }));
