import { style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

export const bubble = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxInlineSize: vars.size.tooltip,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    background: vars.color.inverse.solid,
    color: vars.color.inverse.onSolid,
    fontSize: vars.font.size.fine,
    lineHeight: vars.font.lineHeight.body,
    overflowWrap: 'anywhere',
    boxShadow: vars.shadow.popover,
    '@media': { print: { display: 'none' } },
  }),
);
