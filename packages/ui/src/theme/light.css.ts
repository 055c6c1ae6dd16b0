import { white } from './primitives.ts';

/** Checked in `test/contrast.test.ts`: text pairs reach 7:1, control borders and focus rings 3:1. */
export const light = {
  canvas: 'oklch(0.985 0.003 220)',
  surface: white,
  sunken: 'oklch(0.965 0.005 220)',
  raised: white,
  hover: 'oklch(0.972 0.006 215)',
  hoverRaised: 'oklch(0.972 0.006 215)',
  line: 'oklch(0.885 0.009 220)',
  lineStrong: 'oklch(0.62 0.015 220)',
  text: 'oklch(0.19 0.018 225)',
  textMuted: 'oklch(0.435 0.018 220)',
  textMutedRaised: 'oklch(0.435 0.018 220)',
  focus: 'oklch(0.45 0.085 205)',
  backdrop: 'oklch(0.19 0.018 225 / 0.55)',
  accent: {
    solid: 'oklch(0.45 0.085 205)',
    solidHover: 'oklch(0.39 0.08 205)',
    onSolid: white,
    soft: 'oklch(0.95 0.022 200)',
    text: 'oklch(0.415 0.085 205)',
  },
  critical: {
    solid: 'oklch(0.445 0.165 25)',
    solidHover: 'oklch(0.39 0.15 25)',
    onSolid: white,
    soft: 'oklch(0.96 0.022 20)',
    text: 'oklch(0.445 0.165 25)',
  },
  positive: { soft: 'oklch(0.955 0.035 155)', text: 'oklch(0.415 0.105 152)' },
  caution: { soft: 'oklch(0.965 0.045 85)', text: 'oklch(0.435 0.092 70)' },
  info: { soft: 'oklch(0.955 0.02 255)', text: 'oklch(0.425 0.115 255)' },
  inverse: { solid: 'oklch(0.215 0.016 225)', onSolid: white },
  welcome: {
    solid: 'oklch(0.30 0.06 208)',
    onSolid: white,
    onSolidMuted: 'oklch(0.88 0.03 205)',
    line: 'oklch(0.42 0.05 208)',
    highlight: 'oklch(0.80 0.15 80)',
  },
};

export const lightShadow = {
  popover: '0 8px 24px oklch(0.19 0.018 225 / 0.14)',
  dialog: '0 24px 64px oklch(0.19 0.018 225 / 0.24)',
  toast: '0 12px 32px oklch(0.19 0.018 225 / 0.16)',
};
