import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Its buttons depend on its width. A container has no width of its own unless its parent gives it one. */
export const dateBox = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(4 * ${vars.size.control})`,
    minInlineSize: 0,
  }),
);

/** Below this width ten digits leave no space for a button after them. */
export const withoutClear = '(max-width: 10.5rem)';

/** Below this width there is only space for a small calendar button before them: two boxes next to each other at 320 px. */
export const narrow = '(max-width: 8.75rem)';

globalStyle(
  `${dateBox} input`,
  layered({ '@container': { [narrow]: { marginInlineEnd: `calc(${vars.space[1]} - ${vars.space[3]})` } } }),
);
