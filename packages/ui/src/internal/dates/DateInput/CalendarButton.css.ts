import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { canHover, states } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { narrow } from './dateBox.css.ts';

/**
 * Extends to the border of the box, so that the target is larger than the icon. On the screen it is before the input, in the Tab order after
 * it, so that a user who presses Tab can type digits at once.
 */
export const calendarButton = style([
  focusRing,
  layered({
    order: -1,
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    inlineSize: vars.size.controlCompact,
    marginInlineStart: `calc(-1 * ${vars.space[3]} + ${vars.space[1]} / 2)`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]} + ${vars.space[1]} / 2)`,
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    cursor: 'pointer',
    // Drawn inside, because the digits begin next to the button.
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@container': {
      [narrow]: {
        inlineSize: `max(${vars.size.target}, 1.25rem)`,
        marginInlineStart: `calc(${vars.space[1]} / 2 - ${vars.space[3]})`,
        marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
      },
    },
    '@media': { [canHover]: { selectors: { [states.hover]: { color: vars.color.text } } } },
  }),
]);

globalStyle(
  `${calendarButton} > svg`,
  layered({ '@container': { [narrow]: { inlineSize: '1rem', blockSize: '1rem' } } }),
);
