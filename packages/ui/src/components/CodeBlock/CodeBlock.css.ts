import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = style(
  layered({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
    minInlineSize: 0,
    overflow: 'clip',
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
    overflowWrap: 'anywhere',
  }),
);

export const text = style([
  focusRing,
  layered({
    margin: 0,
    padding: vars.space[4],
    overflowX: 'auto',
    // The focus ring is drawn inside, because the content fills the frame.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    // The kit ships no monospaced font, so this uses the system's.
    fontFamily: 'ui-monospace, "Cascadia Code", "Segoe UI Mono", Menlo, Consolas, monospace',
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.body,
    tabSize: 2,
    '@media': { print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
  }),
]);

export const wrapped = style(layered({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const code = style(layered({ fontFamily: 'inherit', fontSize: 'inherit' }));
