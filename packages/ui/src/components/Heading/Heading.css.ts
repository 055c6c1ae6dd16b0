import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const heading = style(layered({ overflowWrap: 'anywhere', textWrap: 'balance' }));

export const sizes = styleVariants(
  {
    display: layered({ fontSize: vars.font.size.display }),
    title: layered({ fontSize: vars.font.size.title }),
    lead: layered({ fontSize: vars.font.size.lead }),
    body: layered({ fontSize: vars.font.size.body }),
  },
  (size) => [heading, size],
);

export const section = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
  }),
);

export const words = style(layered({ display: 'grid', gap: vars.space[1], flex: '1 1 12rem', minInlineSize: 0 }));

export const note = style(layered({ color: vars.color.textMuted, overflowWrap: 'anywhere', textWrap: 'pretty' }));

export const actionRow = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
