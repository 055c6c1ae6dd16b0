import { white } from './primitives.ts';

/** Checked in `test/contrast.test.ts`: text pairs reach 7:1, control borders and focus rings 3:1. */
export const dark = {
  canvas: 'oklch(0.175 0.014 226)',
  surface: 'oklch(0.215 0.016 225)',
  sunken: 'oklch(0.155 0.013 226)',
  raised: 'oklch(0.255 0.018 224)',
  hover: 'oklch(0.245 0.017 224)',
  hoverRaised: 'oklch(0.29 0.019 224)',
  line: 'oklch(0.32 0.018 224)',
  lineStrong: 'oklch(0.53 0.02 222)',
  text: 'oklch(0.955 0.005 220)',
  textMuted: 'oklch(0.76 0.014 220)',
  textMutedRaised: 'oklch(0.79 0.014 220)',
  focus: 'oklch(0.78 0.105 195)',
  backdrop: 'oklch(0.1 0.01 226 / 0.65)',
  accent: {
    solid: 'oklch(0.78 0.105 195)',
    solidHover: 'oklch(0.84 0.1 195)',
    onSolid: 'oklch(0.17 0.03 210)',
    soft: 'oklch(0.30 0.05 205)',
    text: 'oklch(0.82 0.1 195)',
  },
  critical: {
    solid: 'oklch(0.80 0.105 22)',
    solidHover: 'oklch(0.86 0.08 22)',
    onSolid: 'oklch(0.17 0.03 20)',
    soft: 'oklch(0.30 0.075 22)',
    text: 'oklch(0.80 0.105 22)',
  },
  positive: { soft: 'oklch(0.29 0.05 155)', text: 'oklch(0.82 0.14 155)' },
  caution: { soft: 'oklch(0.31 0.055 75)', text: 'oklch(0.85 0.13 85)' },
  info: { soft: 'oklch(0.30 0.055 255)', text: 'oklch(0.80 0.09 250)' },
  inverse: { solid: 'oklch(0.955 0.005 220)', onSolid: 'oklch(0.19 0.018 225)' },
  welcome: {
    solid: 'oklch(0.30 0.06 208)',
    onSolid: white,
    onSolidMuted: 'oklch(0.88 0.03 205)',
    line: 'oklch(0.42 0.05 208)',
    highlight: 'oklch(0.84 0.14 82)',
  },
};

export const darkShadow = {
  popover: '0 8px 24px oklch(0 0 0 / 0.45)',
  dialog: '0 24px 64px oklch(0 0 0 / 0.6)',
  toast: '0 12px 32px oklch(0 0 0 / 0.5)',
};
