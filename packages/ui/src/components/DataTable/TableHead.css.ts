import { fallbackVar, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { stickyTop } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { asCards, asTightTable, printedSize, scroller } from './DataTable.css.ts';

const line = `1px solid ${vars.color.line}`;

export const head = style(
  layered({
    '@container': {
      [asCards]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const columnHeader = style(
  layered({
    position: 'sticky',
    insetBlockStart: fallbackVar(stickyTop, '0px'),
    zIndex: vars.layer.sticky,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    background: vars.color.sunken,
    borderBlock: line,
    // A shadow instead of a border, because collapsed borders do not move with a sticky cell.
    boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
    color: vars.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      [`${scroller}[data-overflowing] &`]: { insetBlockStart: 0 },
      '&:first-child': { paddingInlineStart: vars.space[5] },
      '&:last-child': { paddingInlineEnd: vars.space[5] },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
    },
    '@container': { [asTightTable]: { paddingInline: vars.space[2] } },
    '@media': {
      print: {
        position: 'static',
        paddingInline: vars.space[1],
        fontSize: printedSize,
        selectors: {
          '&:first-child': { paddingInlineStart: vars.space[3] },
          '&:last-child': { paddingInlineEnd: vars.space[3] },
        },
      },
    },
  }),
);

/** The button fills the height of the header and extends beyond its label, which is aligned with the labels of other headers. */
export const sortButton = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.target,
    marginBlock: `calc(${vars.space[1]} * -1)`,
    marginInline: `calc(${vars.space[2]} * -1)`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.badge,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      [`${columnHeader}:not([aria-sort="none"]) > &`]: { color: vars.color.accent.text },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      print: { color: 'inherit' },
    },
  }),
]);
