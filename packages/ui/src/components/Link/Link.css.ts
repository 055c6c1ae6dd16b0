import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = recipe({
  base: [
    focusRing,
    layered({
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.tight,
      borderRadius: vars.radius.badge,
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.45 } },
      '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
    }),
  ],
  variants: {
    tone: {
      accent: layered({ color: vars.color.accent.text, fontWeight: vars.font.weight.strong }),
      neutral: layered({ color: 'inherit' }),
    },
  },
  defaultVariants: { tone: 'accent' },
});
