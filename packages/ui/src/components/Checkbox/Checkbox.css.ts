import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

/** Only as wide as its words, so that a press on the empty space beside them does nothing. */
export const root = style(layered({ display: 'flex', minInlineSize: 0 }));
