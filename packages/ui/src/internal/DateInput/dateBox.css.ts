import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

/** What its buttons measure themselves by. */
export const dateBox = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));

/** Narrower, ten digits leave no room for a button after them. */
export const withoutClear = '(max-width: 10.5rem)';

/** Narrower, they leave none for more than a small calendar before them: two boxes side by side at 320 px. */
export const narrow = '(max-width: 8.75rem)';
