import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/states.ts';
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
    columnGap: vars.space.close,
    rowGap: vars.space.tight,
    paddingBlockStart: vars.space.regular,
    paddingBlockEnd: vars.space.snug,
    paddingInline: vars.space.roomy,
    // A column that may wrap takes the width of its widest part, not the bar's.
    '@container': {
      [isNarrow]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        paddingInline: vars.space.regular,
      },
    },
  }),
);

export const fields = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    flexBasis: '60%',
    alignItems: 'flex-start',
    columnGap: vars.space.close,
    rowGap: vars.space.tight,
    minInlineSize: 0,
    '@container': {
      [isNarrow]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', rowGap: vars.space.snug },
    },
  }),
);

/** Room for the twenty digits of the longest card number. */
globalStyle(`${fields} > *`, layered({ flex: 1, flexBasis: '13rem', maxInlineSize: '22rem' }));
globalStyle(`${fields} > *`, layered({ '@container': { [isNarrow]: { flexBasis: 'auto', maxInlineSize: 'none' } } }));

/** Starts where the controls start: below the line that a label takes. */
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.snug,
    marginInlineStart: 'auto',
    paddingBlockStart: `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body} + ${vars.space.tight})`,
    paddingBlockEnd: vars.space.close,
    '@container': {
      [isNarrow]: {
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        marginInlineStart: 0,
        paddingBlockStart: 0,
      },
    },
  }),
);
