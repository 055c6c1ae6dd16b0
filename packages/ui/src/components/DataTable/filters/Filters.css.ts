import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { asCards } from '../DataTable.css.ts';

/** At the end of the name of a column, as high as its header. */
export const filterButton = style([
  focusRing,
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    marginBlock: `calc(${vars.space[1]} * -1)`,
    marginInlineStart: vars.space[2],
    borderRadius: vars.radius.badge,
    color: 'inherit',
    verticalAlign: 'middle',
    cursor: 'pointer',
    selectors: { '&[data-filtered]': { background: vars.color.accent.soft, color: vars.color.accent.text } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } } },
      [coarsePointer]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      print: { display: 'none' },
    },
  }),
]);

export const cardButtons = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], flexBasis: '100%', minInlineSize: 0 }),
);

export const cardButton = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-filtered]': {
        borderColor: vars.color.accent.text,
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
      },
    },
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  }),
]);

// A full icon: the difference does not depend on a colour.
globalStyle(`:is(${filterButton}, ${cardButton})[data-filtered] path`, layered({ fill: 'currentColor' }));
globalStyle(`${filterButton}[data-filtered]`, layered({ '@media': { [forcedColors]: { color: 'Highlight' } } }));

export const tagBar = style(
  layered({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@container': { [asCards]: { paddingInline: vars.space[4], borderBlockStart: 0 } },
  }),
);

export const form = style(layered({ display: 'grid', gap: vars.space[3], minInlineSize: '15rem' }));
export const formButtons = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] }),
);
globalStyle(`${formButtons} > :last-child`, layered({ marginInlineStart: 'auto' }));
export const numberPair = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: vars.space[3],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
