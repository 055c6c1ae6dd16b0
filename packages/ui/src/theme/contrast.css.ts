import { dark } from './dark.css.ts';
import { light } from './light.css.ts';

/** Colours for `prefers-contrast: more`: text is nearly black or white, and every line is as strong as the border of a control. */
export const lightContrast = {
  ...light,
  canvas: 'oklch(1 0 0)',
  line: 'oklch(0.5 0.015 220)',
  lineStrong: 'oklch(0.35 0.018 220)',
  text: 'oklch(0.1 0.01 225)',
  textMuted: 'oklch(0.28 0.018 220)',
  textMutedRaised: 'oklch(0.28 0.018 220)',
  focus: 'oklch(0.32 0.07 205)',
  accent: {
    ...light.accent,
    solid: 'oklch(0.34 0.07 205)',
    solidHover: 'oklch(0.28 0.06 205)',
    text: 'oklch(0.32 0.07 205)',
  },
  critical: {
    ...light.critical,
    solid: 'oklch(0.36 0.14 25)',
    solidHover: 'oklch(0.3 0.12 25)',
    text: 'oklch(0.36 0.14 25)',
  },
  positive: { ...light.positive, text: 'oklch(0.32 0.085 152)' },
  caution: { ...light.caution, text: 'oklch(0.33 0.075 70)' },
  info: { ...light.info, text: 'oklch(0.33 0.1 255)' },
};

export const darkContrast = {
  ...dark,
  canvas: 'oklch(0.1 0.01 226)',
  surface: 'oklch(0.13 0.012 225)',
  sunken: 'oklch(0.08 0.01 226)',
  line: 'oklch(0.62 0.02 224)',
  lineStrong: 'oklch(0.8 0.02 222)',
  text: 'oklch(1 0 0)',
  textMuted: 'oklch(0.9 0.01 220)',
  textMutedRaised: 'oklch(0.9 0.01 220)',
  focus: 'oklch(0.9 0.1 195)',
  accent: {
    ...dark.accent,
    solid: 'oklch(0.87 0.1 195)',
    solidHover: 'oklch(0.92 0.08 195)',
    text: 'oklch(0.9 0.09 195)',
  },
  critical: {
    ...dark.critical,
    solid: 'oklch(0.88 0.07 22)',
    solidHover: 'oklch(0.92 0.05 22)',
    text: 'oklch(0.89 0.065 22)',
  },
  positive: { ...dark.positive, text: 'oklch(0.9 0.12 155)' },
  caution: { ...dark.caution, text: 'oklch(0.91 0.11 85)' },
  info: { ...dark.info, text: 'oklch(0.89 0.055 250)' },
};
