import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

/** A container for queries about its buttons. A size container gets no width from its content, so it needs one. */
export const dateBox = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(4 * ${vars.size.control})`,
    minInlineSize: 0,
  }),
);

/** Below this width ten digits leave no space for a button after them. */
export const withoutClear = '(max-width: 10.5rem)';

/** Below this width there is only space for a small calendar button, as in two boxes next to each other at 320 px. */
export const narrow = '(max-width: 8.75rem)';

globalStyle(
  `${dateBox} input`,
  layered({ '@container': { [narrow]: { marginInlineEnd: `calc(${vars.space[1]} - ${vars.space[3]})` } } }),
);
