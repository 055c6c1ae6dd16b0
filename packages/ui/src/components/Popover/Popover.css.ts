import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { popover } from '../Menu/Menu.css.ts';

export const box = style([
  popover,
  layered({ selectors: { '&&': { maxInlineSize: `min(26rem, calc(100vw - 2 * ${vars.space[4]}))` } } }),
]);

export const content = style(
  layered({
    display: 'grid',
    gap: vars.space[3],
    alignContent: 'start',
    flex: 1,
    minInlineSize: 0,
    padding: vars.space[4],
    overflow: 'auto',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    outline: 'none',
  }),
);
