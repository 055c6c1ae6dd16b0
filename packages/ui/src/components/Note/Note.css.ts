import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const note = style(
  layered({ fontSize: vars.font.size.small, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
