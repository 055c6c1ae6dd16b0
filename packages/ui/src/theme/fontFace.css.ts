import { globalFontFace } from '@vanilla-extract/css';

/** Arial stretched to Atkinson's width and line box, so that nothing moves when the real font arrives. */
globalFontFace('Oraculo Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '101.5%',
  ascentOverride: '94%',
  descentOverride: '29%',
  lineGapOverride: '0%',
});
