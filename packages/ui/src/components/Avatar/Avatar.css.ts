import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const avatar = style(
  layered({
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
);

export const avatars = styleVariants(
  {
    medium: layered({ inlineSize: vars.size.control, blockSize: vars.size.control, fontSize: vars.font.size.fine }),
    large: layered({ inlineSize: vars.size.avatar, blockSize: vars.size.avatar, fontSize: vars.font.size.body }),
  },
  (size) => [avatar, size],
);
