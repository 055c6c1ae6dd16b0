import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { canHover, states } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { withoutClear } from './dateBox.css.ts';

export const clearButton = style([
  focusRing,
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@container': { [withoutClear]: { display: 'none' } },
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover, color: vars.color.text } } },
    },
  }),
]);
