import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = style(layered({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const screenOnly = style(layered({ '@media': { print: { display: 'none' } } }));

export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
  }),
);

/** Shrinks before the actions wrap, down to a few words. */
export const words = style(layered({ display: 'grid', gap: vars.space[1], flex: '1 1 16rem', minInlineSize: 0 }));

export const name = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3], rowGap: vars.space[1] }),
);

export const title = style(
  layered({
    fontSize: vars.font.size.display,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media': { [upTo.drawer]: { fontSize: vars.font.size.title } },
  }),
);

export const description = style(
  layered({ maxInlineSize: '68ch', color: vars.color.textMuted, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { print: { display: 'none' } },
  }),
);
