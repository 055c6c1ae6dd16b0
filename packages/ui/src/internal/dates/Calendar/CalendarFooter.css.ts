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

/** The preset that equals the value of the field. */
const pressed = '&[aria-pressed="true"]:not([aria-disabled="true"])';

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
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed', color: faded(vars.color.text) },
      [pressed]: {
        borderColor: vars.color.accent.solid,
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
      },
    },
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[aria-disabled="true"]': greyed,
          [pressed]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
]);

/** A range with its boxes below each other, as on a phone and in a narrow column. */
export const phone = '(max-width: 399px)';
export const narrowColumn = '(max-width: 15.75rem)';

const boxClears = `(not ${withoutClear})`;
/** Wide enough for two boxes with clear buttons and a gap of `space[3]`. */
const fitsTwoBoxes = '(width > calc(21rem + 12px))';
const hidden = { display: 'none' };

/** Hides the clear button of the calendar if the boxes have space for their own clear buttons. The container is the whole picker. */
const hiddenIfBoxesClear = {
  '@container': { [`${boxClears} and ${narrowColumn}`]: hidden, [fitsTwoBoxes]: hidden },
  '@media': { [phone]: { '@container': { [boxClears]: hidden } } },
};

/** Spans both columns, and has less emphasis than the buttons that choose dates. */
export const clearButton = style(
  layered({
    gridColumn: '1 / -1',
    borderColor: 'transparent',
    color: vars.color.accent.text,
    ...hiddenIfBoxesClear,
  }),
);

/** Hides a footer that contains only this button. */
export const clearFooter = style(layered(hiddenIfBoxesClear));

/** A group for assistive technology only: its buttons are laid out by the grid of the footer. */
export const presets = style(layered({ display: 'contents' }));
