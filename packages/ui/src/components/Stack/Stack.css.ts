import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const gaps = {
  1: layered({ gap: vars.space[1] }),
  2: layered({ gap: vars.space[2] }),
  3: layered({ gap: vars.space[3] }),
  4: layered({ gap: vars.space[4] }),
  5: layered({ gap: vars.space[5] }),
  6: layered({ gap: vars.space[6] }),
  7: layered({ gap: vars.space[7] }),
};

export type Gap = keyof typeof gaps;

export const stack = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps },
  defaultVariants: { gap: 5 },
});

export const inline = recipe({
  // The buttons of a row stay on its line.
  base: layered({ display: 'flex', flexWrap: 'var(--ui-cell-wrap, wrap)', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: { center: layered({ alignItems: 'center' }), start: layered({ alignItems: 'flex-start' }) },
    justify: {
      start: layered({ justifyContent: 'flex-start' }),
      end: layered({ justifyContent: 'flex-end' }),
      between: layered({ justifyContent: 'space-between' }),
    },
  },
  defaultVariants: { gap: 2, align: 'center', justify: 'start' },
});

/** At its end also where it has wrapped onto a line of its own. */
globalStyle(`${inline.classNames.variants.justify.between} > :last-child`, layered({ marginInlineStart: 'auto' }));
