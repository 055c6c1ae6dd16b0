import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { canHover, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { asCards, scroller, table } from '../DataTable.css.ts';

const strongLine = `1px solid ${vars.color.lineStrong}`;

export const foot = style(
  layered({
    selectors: {
      [`${scroller}[data-overflowing] > ${table} > &`]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.layer.sticky,
      },
    },
    '@container': { [asCards]: { display: 'block' } },
    // Not repeated on each printed page, because the totals are those of the whole list.
    '@media': { print: { display: 'table-row-group' } },
  }),
);

// The totals must not cover the focused element.
const [one, two] = [1, 2].map((rows) => ({ scrollPaddingBlockEnd: `calc(${rows} * 3rem)` }));
const inside = `${scroller}[data-overflowing]:has(> ${table} > ${foot}`;
globalStyle(`${inside})`, layered(one ?? {}));
globalStyle(`${inside} > :nth-child(2))`, layered(two ?? {}));

export const totalRow = style(
  layered({
    background: vars.color.sunken,
    fontWeight: vars.font.weight.strong,
    // A shadow instead of a border, because collapsed borders do not move with a sticky row.
    boxShadow: `inset 0 1px 0 ${vars.color.lineStrong}`,
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
      [forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' },
      print: { borderBlockStart: strongLine },
    },
    '@container': { [asCards]: { boxShadow: 'none', borderBlockStart: strongLine } },
  }),
);

// Checkboxes and buttons are not printed, so their cells in these rows must not be either: each sum would be in the wrong column.
globalStyle(`${totalRow} > [data-added]`, layered({ '@media': { print: { display: 'none' } } }));

// A pinned cell covers the outline of its row.
globalStyle(
  `${scroller}[data-overflowing] ${totalRow} > *::before`,
  layered({
    '@media': {
      [forcedColors]: {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 0,
        borderBlockStart: '1px solid CanvasText',
      },
      print: { display: 'none' },
    },
  }),
);

// In a card, a column without a sum has no line.
globalStyle(`${totalRow} > :empty`, layered({ '@container': { [asCards]: { display: 'none' } } }));
