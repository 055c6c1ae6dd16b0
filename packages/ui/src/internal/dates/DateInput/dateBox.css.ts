import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Its buttons measure themselves by it. A container has no width of its own where the parent gives it none. */
export const dateBox = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(4 * ${vars.size.control})`,
    minInlineSize: 0,
  }),
);

/** Narrower, ten digits leave no room for a button after them. */
export const withoutClear = '(max-width: 10.5rem)';

/** Narrower, they leave none for more than a small calendar before them: two boxes side by side at 320 px. */
export const narrow = '(max-width: 8.75rem)';

globalStyle(
  `${dateBox} input`,
  layered({ '@container': { [narrow]: { marginInlineEnd: `calc(${vars.space[1]} - ${vars.space[3]})` } } }),
);
