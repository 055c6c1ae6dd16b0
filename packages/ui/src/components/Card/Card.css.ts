import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { coarsePointer } from '../../styles/states.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style(
  layered({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    minInlineSize: 0,
    overflow: 'clip',
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    minBlockSize: vars.size.cardHeader,
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lead }));

export const body = style(
  layered({
    padding: vars.space[5],
    selectors: { [`${header} + &`]: { paddingBlockStart: vars.space[1] }, '&[data-flush]': { padding: 0 } },
    // The same padding as tables and filters, so that all cards of a screen are aligned on a phone.
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);

/** A switch that heads a card has a taller press area than its text: the text starts at the padding. */
globalStyle(
  `${body} > [data-ui="stack"] > [data-ui="switch"]:first-child`,
  layered({
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    '@media': { [coarsePointer]: { marginBlock: `calc(-1 * ${vars.space[3]})` } },
  }),
);

/** A line separates the header from a description list below it. */
export const flushBody = style(layered({ borderBlockStart: `1px solid ${vars.color.line}` }));
