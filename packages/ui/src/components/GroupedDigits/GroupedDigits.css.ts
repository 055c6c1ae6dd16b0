import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

export const number = style(layered({ fontVariantNumeric: 'tabular-nums' }));

/** A margin and not a character: what is selected, copied or searched for is the bare number. */
export const group = style(layered({ selectors: { '&:not(:last-of-type)': { marginInlineEnd: '0.3em' } } }));
