import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

/**
 * Expresses a share as classes, one for each binary digit, because a strict Content-Security-Policy refuses `style` attributes in HTML from a
 * server. With ten digits the error is less than a pixel on a bar of 1000 px.
 */
const digits = Array.from({ length: 10 }, (_none, place) => ({ weight: 2 ** place, isSet: createVar() }));

export const shareDigits = digits.map(({ weight, isSet }) => style(layered({ vars: { [isSet]: String(weight) } })));

/** An element that is as wide as its share of the row. */
export const shareOfRow = style(
  layered({ flexBasis: 0, flexGrow: `calc(${digits.map(({ isSet }) => fallbackVar(isSet, '0')).join(' + ')})` }),
);
