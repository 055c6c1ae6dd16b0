import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const accordion = style(
  layered({ display: 'grid', minInlineSize: 0, borderBlock: `1px solid ${vars.color.line}` }),
);

export const section = style(
  layered({
    minInlineSize: 0,
    paddingBlock: vars.space[1],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);
