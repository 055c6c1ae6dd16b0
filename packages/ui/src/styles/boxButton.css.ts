import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from './focusRing.css.ts';
import { layered } from './layered.ts';
import { canHover, coarsePointer, states } from './states.ts';

/** A button inside a control box, after the text: reveal, clear, open. */
export const boxButton = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.space[7],
    blockSize: vars.space[7],
    // The empty edge of the button overlaps the padding of the box, so that the icon is aligned with the text of other boxes.
    marginInlineEnd: `calc(${vars.space[2]} * -1)`,
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover, color: vars.color.text } } },
      [coarsePointer]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    },
    selectors: { [states.disabled]: { cursor: 'not-allowed' } },
  }),
]);
