import { style } from '@vanilla-extract/css';

/** A class for a paragraph or a list without other styles, because the reset applies only to elements with a class of the kit. */
export const plain = style({});
