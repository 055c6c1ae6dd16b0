import { globalLayer } from '@vanilla-extract/css';

/** Weakest first. An app's own unlayered rules win over all of them. The first is a file of its own, `reset.css`. */
export const pageLayer = globalLayer('oraculo.page');
export const resetLayer = globalLayer('oraculo.reset');
export const tokensLayer = globalLayer('oraculo.tokens');
export const componentsLayer = globalLayer('oraculo.components');
