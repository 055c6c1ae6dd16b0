import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const ghost = style([
  focusRing,
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.controlCompact,
    blockSize: vars.size.controlCompact,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } },
      [coarsePointer]: { minInlineSize: '44px', minBlockSize: '44px' },
    },
  }),
]);
