import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const logo = style(layered({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }));

const name = style(
  layered({
    fontSize: vars.font.size.lead,
    fontWeight: vars.font.weight.title,
    letterSpacing: vars.font.tracking.title,
  }),
);

export const names = styleVariants({ accent: vars.color.text, onBrand: vars.color.welcome.onSolid }, (color) => [
  name,
  layered({ color }),
]);

export const hiddenWhenNarrow = style(
  layered({
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
);
