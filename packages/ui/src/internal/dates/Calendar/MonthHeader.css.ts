import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { largeText } from '../../../styles/breakpoints.ts';
import { canHover, coarsePointer, states } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

const hovered = {
  '@media': { [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } } },
};

export const header = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    '@media': { [largeText]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  }),
);

export const title = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    '@media': { [largeText]: { flex: '1 0 100%', flexWrap: 'wrap', fontSize: '7vw' } },
    // The text is aligned with the hint below; the hover background extends to its left.
    marginInlineStart: `calc(-1 * ${vars.space[1]})`,
    fontWeight: vars.font.weight.title,
    letterSpacing: vars.font.tracking.title,
  }),
);

export const choiceBox = style(layered({ position: 'relative', display: 'inline-flex', alignItems: 'center' }));

/** As wide as the chosen option in browsers with `field-sizing`. */
export const choice = style([
  focusRing,
  layered({
    appearance: 'none',
    fieldSizing: 'content',
    minBlockSize: vars.size.controlCompact,
    paddingInlineStart: vars.space[1],
    // Space for the arrow, which grows with the text.
    paddingInlineEnd: 'calc(4em / 3)',
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    // Drawn inside, because there is no space between the list and the next text.
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    ...hovered,
  }),
]);

export const chevron = style(
  layered({
    position: 'absolute',
    insetInlineEnd: vars.space[1],
    pointerEvents: 'none',
    color: vars.color.textMuted,
  }),
);

export const step = style([
  focusRing,
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlCompact,
    blockSize: vars.size.controlCompact,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': {
      [coarsePointer]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
      ...hovered['@media'],
    },
  }),
]);
