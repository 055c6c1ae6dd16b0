import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

const isDark = ':root[data-color-mode="dark"] &';

/** Both faces are always rendered: the attribute on the root picks one, so that a toggle renders nothing. */
export const lightFace = style(layered({ display: 'block', selectors: { [isDark]: { display: 'none' } } }));
export const darkFace = style(layered({ display: 'none', selectors: { [isDark]: { display: 'block' } } }));
