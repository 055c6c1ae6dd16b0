import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { faded, greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

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
      [coarsePointer]: { minBlockSize: '44px' },
      [forcedColors]: { selectors: { '&[aria-disabled="true"]': greyed } },
    },
  }),
]);

/** Measured at the whole picker: from here on its boxes have room for a button of their own. */
const boxesCanClear = '(min-width: 22rem)';

/** Across both columns, and quieter than what chooses dates. */
export const clearing = style(
  layered({
    gridColumn: '1 / -1',
    borderColor: 'transparent',
    color: vars.color.accent.text,
    '@container': { [boxesCanClear]: { display: 'none' } },
  }),
);

/** With nothing else in it the footer goes together with its button. */
export const clearingOnly = style(layered({ '@container': { [boxesCanClear]: { display: 'none' } } }));

/** A group for assistive technology, its buttons lie in the footer's own grid. */
export const presets = style(layered({ display: 'contents' }));
