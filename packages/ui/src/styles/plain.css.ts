import { style } from '@vanilla-extract/css';

/** For a paragraph or a list without styles of its own: the reset applies only to elements with a class of the kit. */
export const plain = style({});
