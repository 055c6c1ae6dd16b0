import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const mark = recipe({
  base: layered({ '@media': { print: { color: vars.color.text } } }),
  variants: {
    tone: {
      accent: layered({ color: vars.color.accent.solid }),
      onBrand: layered({ color: vars.color.brand.onDeep }),
    },
  },
});

export const eye = recipe({
  variants: {
    tone: {
      accent: layered({ fill: vars.color.accent.onSolid }),
      onBrand: layered({ fill: vars.color.brand.deep }),
    },
  },
});

export const pupil = style(layered({ fill: vars.color.brand.sun }));
