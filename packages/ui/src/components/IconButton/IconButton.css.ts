import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { faded, greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const ink = createVar();
const soft = createVar();

/** Combined with one of `tones` and one of `sizes`. Not a recipe, because a page of a table has forty buttons. */
export const iconButton = style([
  focusRing,
  layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: ink,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed', color: faded(ink) },
    },
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: soft } } },
      [coarsePointer]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[aria-disabled="true"]': greyed } },
    },
  }),
]);

export const tones = styleVariants({
  neutral: layered({ vars: { [ink]: vars.color.text, [soft]: vars.color.hover } }),
  accent: layered({ vars: { [ink]: vars.color.accent.text, [soft]: vars.color.accent.soft } }),
  // A column of red bin icons would dominate a list, so they are red only on hover.
  critical: layered({
    vars: { [ink]: vars.color.text, [soft]: vars.color.critical.soft },
    '@media': { [canHover]: { selectors: { [states.hover]: { vars: { [ink]: vars.color.critical.text } } } } },
  }),
});

export const sizes = styleVariants({
  small: layered({ inlineSize: vars.size.controlCompact, blockSize: vars.size.controlCompact }),
  medium: layered({ inlineSize: vars.size.control, blockSize: vars.size.control }),
});

/** Keeps its space under the spinner. */
export const glyph = style(
  layered({ display: 'inline-grid', selectors: { '[aria-busy="true"] > &': { opacity: 0 } } }),
);
