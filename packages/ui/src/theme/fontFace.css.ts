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

/** Ascent and descent of Atkinson's line box, in parts of the text size (its table `hhea`). */
const lineBox = { ascent: 0.984, descent: 0.316 };

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * `width` is the width of Portuguese text in Atkinson, divided by its width in the system's font. The browser applies
 * the overrides after the size adjustment, so they are divided by it.
 */
const fallbackFace = (fontWeight: string, names: string[], width: number) => ({
  src: names.map((name) => `local('${name}')`).join(', '),
  fontWeight,
  sizeAdjust: percent(width),
  ascentOverride: percent(lineBox.ascent / width),
  descentOverride: percent(lineBox.descent / width),
  lineGapOverride: '0%',
});

/** Arial with the width and line box of Atkinson, so that text keeps its place when Atkinson loads. */
globalFontFace('Oraculo Fallback', [
  fallbackFace('200 499', ['Arial', 'Liberation Sans'], 0.984),
  fallbackFace('500 599', ['Arial', 'Liberation Sans'], 1.02),
  fallbackFace('600 800', ['Arial Bold', 'Liberation Sans Bold'], 0.973),
]);
