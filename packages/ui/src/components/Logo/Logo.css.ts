import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const logo = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }));

export const name = recipe({
  base: layered({
    fontSize: vars.font.size.lead,
    fontWeight: vars.font.weight.title,
    letterSpacing: vars.font.tracking.title,
  }),
  variants: {
    tone: {
      accent: layered({ color: vars.color.text }),
      onBrand: layered({ color: vars.color.brand.onDeep }),
    },
    isMarkOnlyWhenNarrow: {
      true: layered({
        '@media': {
          [upTo.drawer]: {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      }),
    },
  },
});
