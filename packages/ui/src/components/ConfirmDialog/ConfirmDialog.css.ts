import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const dialog = style(
  layered({
    display: 'grid',
    gap: vars.space[3],
    inlineSize: '100%',
    padding: vars.space[6],
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lead }));

export const message = style(layered({ color: vars.color.textMuted }));

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingBlockStart: vars.space[2],
  }),
);
