import { style } from '@vanilla-extract/css';
import { choiceRow, square } from '../../internal/collections/choices/choice.css.ts';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** Only as wide as its text, so that a press on the empty space next to it does nothing. */
export const root = style(layered({ display: 'flex', minInlineSize: 0 }));

const on = ':is([data-selected], [data-indeterminate])';

/** Follows the native input, whose pseudo-classes style it. In a group React Aria sets attributes for these states instead. */
export const box = style([
  square,
  layered({
    selectors: { 'input:focus-visible + &': focusOutline },
    '@media': {
      [`${canHover} and (forced-colors: none)`]: {
        selectors: {
          [`${choiceRow}:hover:not([data-readonly], [data-invalid], ${on}) > &`]: { borderColor: vars.color.text },
          [`${choiceRow}${on}:hover:not([data-readonly]) > &`]: {
            background: vars.color.accent.solidHover,
            borderColor: vars.color.accent.solidHover,
          },
        },
      },
      [forcedColors]: { selectors: { 'input:focus-visible + &': { outlineColor: 'Highlight' } } },
    },
  }),
]);
