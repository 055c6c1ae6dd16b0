import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';

const isDark = ':root[data-color-mode="dark"] &';

/** Both icons are always rendered; the attribute on the root shows one, so that a toggle renders nothing. */
export const lightFace = style(layered({ display: 'block', selectors: { [isDark]: { display: 'none' } } }));
export const darkFace = style(layered({ display: 'none', selectors: { [isDark]: { display: 'block' } } }));
