import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const profile = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }));

export const labelText = style(layered({ fontSize: vars.font.size.fine, color: vars.color.textMuted }));

export const nameText = style(layered({ fontSize: vars.font.size.title, overflowWrap: 'anywhere' }));
