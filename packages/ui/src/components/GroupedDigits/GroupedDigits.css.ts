import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

export const number = style(layered({ fontVariantNumeric: 'tabular-nums' }));

/** A margin, not a character: the number is selected, copied and searched for without gaps. */
export const group = style(layered({ selectors: { '&:not(:last-of-type)': { marginInlineEnd: '0.3em' } } }));
