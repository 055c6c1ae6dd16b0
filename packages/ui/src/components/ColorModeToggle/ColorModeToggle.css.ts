import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

const isDark = ':root[data-color-mode="dark"] &';

/** Both icons are always rendered. The attribute on the root shows one of them, so a change of mode needs no render. */
export const lightFace = style(layered({ display: 'block', selectors: { [isDark]: { display: 'none' } } }));
export const darkFace = style(layered({ display: 'none', selectors: { [isDark]: { display: 'block' } } }));
