import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

/**
 * A share as classes, one for each binary digit: HTML from a server may have no `style` attribute under a strict policy.
 * Ten digits are finer than a pixel of any bar.
 */
const digits = Array.from({ length: 10 }, (_none, place) => ({ weight: 2 ** place, isSet: createVar() }));

export const shareDigits = digits.map(({ weight, isSet }) => style(layered({ vars: { [isSet]: String(weight) } })));

/** In a row of such, each is as wide as its share of the row. */
export const shareOfRow = style(
  layered({ flexBasis: 0, flexGrow: `calc(${digits.map(({ isSet }) => fallbackVar(isSet, '0')).join(' + ')})` }),
);
