import { style } from '@vanilla-extract/css';
import { bareInput } from '../../styles/field.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** `useGrowth` sets other numbers of lines through the CSSOM, because a strict Content-Security-Policy refuses `style` attributes. */
export const area = style([
  bareInput,
  layered({
    display: 'block',
    boxSizing: 'content-box',
    paddingBlock: vars.space[2],
    minBlockSize: '3lh',
    maxBlockSize: '10lh',
    fieldSizing: 'content',
    resize: 'none',
    overflowWrap: 'anywhere',
    scrollbarWidth: 'thin',
  }),
]);

export const counter = style(
  layered({
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.color.critical.text, fontWeight: vars.font.weight.label } },
  }),
);
