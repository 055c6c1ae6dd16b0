import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const avatar = recipe({
  base: layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontWeight: vars.font.weight.title,
    userSelect: 'none',
  }),
  variants: {
    size: {
      medium: layered({ inlineSize: vars.size.control, blockSize: vars.size.control, fontSize: vars.font.size.fine }),
      large: layered({ inlineSize: vars.size.avatar, blockSize: vars.size.avatar, fontSize: vars.font.size.body }),
    },
  },
  defaultVariants: { size: 'medium' },
});
