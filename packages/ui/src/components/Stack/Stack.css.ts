import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const gaps = {
  snug: layered({ gap: vars.space.snug }),
  regular: layered({ gap: vars.space.regular }),
  roomy: layered({ gap: vars.space.roomy }),
  wide: layered({ gap: vars.space.wide }),
};

export const stack = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { gap: gaps },
  defaultVariants: { gap: 'roomy' },
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
  defaultVariants: { gap: 'snug', align: 'center', justify: 'start' },
});

/** At its end also where it has wrapped onto a line of its own. */
globalStyle(`${inline.classNames.variants.justify.between} > :last-child`, layered({ marginInlineStart: 'auto' }));
