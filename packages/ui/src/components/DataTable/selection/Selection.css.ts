import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { onTint } from '../../../styles/onTint.ts';
import { coarsePointer, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { asCards } from '../DataTable.css.ts';
import { cellRules } from '../cellRules.ts';
import { row } from '../rows.css.ts';
import { box } from '../layout/ViewMenu.css.ts';
import { columnHeader } from '../TableHead.css.ts';

export const hit = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    // The whole cell can be pressed.
    minInlineSize: vars.size.controlCompact,
    minBlockSize: vars.size.controlCompact,
    cursor: 'pointer',
    // Otherwise a press with Shift next to the checkbox would select text.
    userSelect: 'none',
    selectors: { '&[data-blocked]': { cursor: 'not-allowed' } },
    '@media': { [coarsePointer]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch } },
  }),
);

export const hitWithLabel = style([
  hit,
  layered({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: vars.color.text }),
]);

export const mark = style([
  box,
  focusRing,
  layered({ selectors: { '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' } } }),
]);

const { cell, cardCell } = cellRules(row);

cell('[data-select]:is(:first-child, *)', { padding: 0, paddingInlineStart: vars.space[2], inlineSize: '1px' });
cardCell('[data-select]:is(:first-child, *)', {
  order: -3,
  flex: 'none',
  inlineSize: 'auto',
  padding: 0,
  marginInline: `calc(${vars.space[2]} * -1)`,
});
// Keeps a title of any length next to the checkbox. The status wraps below it if there is no space.
cardCell('[data-select] ~ [data-heading]', {
  maxInlineSize: `calc(100% - ${vars.size.touch} + 2 * ${vars.space[2]} - ${vars.space[3]})`,
});

globalStyle(
  `${columnHeader}[data-select]:is(:first-child, *)`,
  layered({ paddingBlock: 0, paddingInline: `${vars.space[2]} 0`, inlineSize: '1px' }),
);

globalStyle(
  `${row}:has(> [data-select] :checked)`,
  layered({
    background: vars.color.accent.soft,
    ...onTint,
    '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  }),
);

globalStyle(`:is(${columnHeader}, ${row} > *)[data-select]`, layered({ '@media': { print: { display: 'none' } } }));

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.accent.soft,
    '@container': { [asCards]: { paddingInline: vars.space[4] } },
    '@media': { [forcedColors]: { gap: vars.space[2] }, print: { display: 'none' } },
  }),
);

// In a card each button has its own line, and its label is aligned with the count.
globalStyle(
  `${bar} > button`,
  layered({
    // Not in forced colours, where the edge of the button is visible.
    '@media': {
      '(forced-colors: none)': {
        '@container': { [asCards]: { marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)` } },
      },
    },
  }),
);

// The bar must not cover the last row when it is focused.
globalStyle(
  'html:where([data-ui-selection])',
  layered({ scrollPaddingBlockEnd: `calc(${vars.size.control} + ${vars.space[4]})` }),
);

export const count = style(
  layered({
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    marginInlineEnd: vars.space[2],
  }),
);

export const barActions = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' }),
);
