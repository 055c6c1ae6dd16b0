import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { faded, greyed } from '../../../styles/faded.ts';
import { layered } from '../../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { withoutClear } from '../DateInput/dateBox.css.ts';

export const footer = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

export const footerButton = style([
  focusRing,
  layered({
    minBlockSize: vars.space[7],
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.badge,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.label,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', color: faded(vars.color.text) } },
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-disabled="true"]': greyed } },
    },
  }),
]);

/** The two boxes of a range are below each other on a phone, and in a column as narrow as this. */
export const phone = '(max-width: 399px)';
export const narrowColumn = '(max-width: 15.75rem)';

const boxClears = `(not ${withoutClear})`;
/** Two boxes with clear buttons, and `space[3]` between them. */
const besideEachOther = '(width > calc(21rem + 12px))';
const goes = { display: 'none' };

/** Measured on the whole picker: hidden exactly where a box has space for its own clear button. */
const whereBoxesClear = {
  '@container': { [`${boxClears} and ${narrowColumn}`]: goes, [besideEachOther]: goes },
  '@media': { [phone]: { '@container': { [boxClears]: goes } } },
};

/** Spans both columns, and has less emphasis than the buttons that choose dates. */
export const clearing = style(
  layered({
    gridColumn: '1 / -1',
    borderColor: 'transparent',
    color: vars.color.accent.text,
    ...whereBoxesClear,
  }),
);

/** A footer that holds only this button is hidden together with it. */
export const clearingOnly = style(layered(whereBoxesClear));

/** A group for assistive technology; its buttons are in the grid of the footer. */
export const presets = style(layered({ display: 'contents' }));
