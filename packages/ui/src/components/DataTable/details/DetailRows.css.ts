import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { asCards } from '../DataTable.css.ts';
import { cellRules } from '../cellRules.ts';
import { row } from '../rows.css.ts';
import { columnHeader } from '../TableHead.css.ts';

const { cell, cardCell } = cellRules(row);

export const detailRow = style(layered({ '@container': { [asCards]: { display: 'block' } } }));

globalStyle(`${detailRow} > td`, layered({ padding: 0, '@container': { [asCards]: { display: 'block' } } }));
globalStyle(`${detailRow} + ${row}`, layered({ borderBlockStart: `1px solid ${vars.color.line}` }));

/** A sunken surface, because its content belongs to the row above. */
export const detail = style(
  layered({
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    background: vars.color.sunken,
    borderBlockStart: `1px solid ${vars.color.line}`,
    // An element with `hidden="until-found"` keeps its box.
    selectors: { '&[hidden]': { padding: 0, border: 0 } },
    '@container': { [asCards]: { paddingInline: vars.space[4] } },
  }),
);

export const turning = style(
  layered({
    transition: `rotate ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
  }),
);

cell('[data-expand]:is(:first-child, *)', { paddingBlock: 0, paddingInline: vars.space[1], inlineSize: '1px' });
cardCell('[data-expand]', {
  order: 1,
  justifyContent: 'flex-start',
  // A larger gap than between two lines, because the button belongs to all of them.
  marginBlockStart: vars.space[1],
  padding: 0,
  inlineSize: 'auto',
});
cell('[data-expand]:is(:first-child, *, :last-child)', { '@media': { print: { display: 'none' } } });
// Otherwise each printed header would be above the wrong column.
globalStyle(`${columnHeader}[data-expand]`, layered({ '@media': { print: { display: 'none' } } }));
