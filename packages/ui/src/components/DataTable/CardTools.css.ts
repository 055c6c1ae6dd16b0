import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const cardTools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.small,
    color: vars.color.textMuted,
    '@media': { print: { display: 'none' } },
  }),
);
