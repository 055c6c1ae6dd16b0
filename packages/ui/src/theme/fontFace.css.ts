import { globalFontFace } from '@vanilla-extract/css';
import { fontFileOf, fontSubsets } from './fontSubsets.ts';

globalFontFace(
  'Atkinson Hyperlegible Next Variable',
  fontSubsets.map(({ name, range }) => ({
    src: `url(${fontFileOf(name)}) format('woff2')`,
    fontStyle: 'normal',
    fontWeight: '200 800',
    fontDisplay: 'swap',
    unicodeRange: range,
  })),
);

/** Arial, stretched to the width and line box of Atkinson, so that nothing moves when Atkinson loads. */
globalFontFace('Oraculo Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '101.5%',
  ascentOverride: '94%',
  descentOverride: '29%',
  lineGapOverride: '0%',
});
