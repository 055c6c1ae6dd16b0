import { style } from '@vanilla-extract/css';

/** For a paragraph or a list without a look of its own: the kit's reset takes elements with a class of the kit only. */
export const plain = style({});
