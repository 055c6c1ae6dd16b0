import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

/** No wider than its words: what is empty beside them is nobody's. */
export const root = style(layered({ display: 'flex', minInlineSize: 0 }));
