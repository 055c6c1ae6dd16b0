import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[9],
    paddingInline: vars.space[4],
    textAlign: 'center',
    '@media': { [upTo.card]: { paddingBlock: vars.space[6] } },
  }),
);

export const tile = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatar,
    blockSize: vars.size.avatar,
    marginBlockEnd: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    color: vars.color.textMuted,
  }),
);

export const title = style(
  layered({
    fontSize: vars.font.size.lead,
    fontWeight: vars.font.weight.title,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const hint = style(layered({ color: vars.color.textMuted, maxInlineSize: '60ch', textWrap: 'balance' }));

export const action = style(layered({ marginBlockStart: vars.space[2] }));
