import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { cellWrap } from '../../../styles/inheritedVars.css.ts';
import { layered } from '../../../styles/layered.ts';
import { canHover, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { body, table } from '../DataTable.css.ts';
import { columnHeader } from '../TableHead.css.ts';
import { row } from '../rows.css.ts';

/** Inside of its column, so that all of the next one can be pressed. */
export const handle = style([
  focusRing,
  layered({
    position: 'absolute',
    insetBlock: vars.space[1],
    insetInlineEnd: 0,
    inlineSize: vars.size.target,
    borderRadius: vars.radius.badge,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: vars.space[1],
        insetInlineEnd: vars.space[1],
        inlineSize: '1px',
        background: vars.color.lineStrong,
      },
      '&:is(:focus-visible, :active)::after': { inlineSize: '2px', background: vars.color.accent.solid },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover::after': { inlineSize: '2px', background: vars.color.accent.solid } } },
      [forcedColors]: { selectors: { '&::after': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
      print: { display: 'none' },
    },
  }),
]);

// Applied before the code of the edges has loaded, so that no column moves when it loads.
globalStyle(
  `${columnHeader}[data-column]:not(:last-child)`,
  layered({ '@media': { screen: { paddingInlineEnd: vars.space[6] } } }),
);

const sized = `${table}[data-sized]`;
globalStyle(sized, layered({ tableLayout: 'fixed' }));
globalStyle(`${sized} > ${body}`, layered({ vars: { [cellWrap]: 'normal' } }));
globalStyle(`${sized} ${columnHeader}`, layered({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));
// Nothing is truncated: text that does not fit wraps to the next line.
globalStyle(
  `${sized} ${row} > :is(td, th)`,
  layered({ whiteSpace: 'normal', overflowWrap: 'anywhere', maxInlineSize: 'none' }),
);
globalStyle(`${sized} :is([data-select], [data-expand])`, layered({ inlineSize: '3.25rem' }));
