import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);
