import { globalLayer } from '@vanilla-extract/css';

/** The weakest layer is first. Unlayered rules of an app override all layers. The first layer is a separate file, `reset.css`. */
export const pageLayer = globalLayer('oraculo.page');
export const resetLayer = globalLayer('oraculo.reset');
export const tokensLayer = globalLayer('oraculo.tokens');
export const componentsLayer = globalLayer('oraculo.components');
