import { clampRgb, formatHex, wcagContrast } from 'culori';
import type { light } from '../src/theme/light.css.ts';

export type Theme = typeof light;
/** `front on back`, the two colours by their names in the theme, and their values. */
export type Pair = [name: string, front: string, back: string];

const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover'] as const;
const onEachSurface = (theme: Theme, name: string, front: string): Pair[] =>
  surfaces.map((surface) => [`${name} on ${surface}`, front, theme[surface]]);

/** Floating surfaces have a hover and muted text of their own. */
const textsOnHoverRaised = (theme: Theme): Pair[] => [
  ['text on hoverRaised', theme.text, theme.hoverRaised],
  ['textMutedRaised on hoverRaised', theme.textMutedRaised, theme.hoverRaised],
  ['accent.text on hoverRaised', theme.accent.text, theme.hoverRaised],
  ['critical.text on hoverRaised', theme.critical.text, theme.hoverRaised],
  ['positive.text on hoverRaised', theme.positive.text, theme.hoverRaised],
  ['caution.text on hoverRaised', theme.caution.text, theme.hoverRaised],
  ['info.text on hoverRaised', theme.info.text, theme.hoverRaised],
];

/** Every text colour on every surface that a component may put it on. */
export const textPairs = (theme: Theme): Pair[] => [
  ...onEachSurface(theme, 'text', theme.text),
  ...onEachSurface(theme, 'textMuted', theme.textMuted),
  ...onEachSurface(theme, 'accent.text', theme.accent.text),
  ...onEachSurface(theme, 'critical.text', theme.critical.text),
  ...onEachSurface(theme, 'positive.text', theme.positive.text),
  ...onEachSurface(theme, 'caution.text', theme.caution.text),
  ...onEachSurface(theme, 'info.text', theme.info.text),
  ['textMutedRaised on raised', theme.textMutedRaised, theme.raised],
  ...textsOnHoverRaised(theme),
  ['text on accent.soft', theme.text, theme.accent.soft],
  ['accent.text on accent.soft', theme.accent.text, theme.accent.soft],
  ['critical.text on critical.soft', theme.critical.text, theme.critical.soft],
  ['positive.text on positive.soft', theme.positive.text, theme.positive.soft],
  ['caution.text on caution.soft', theme.caution.text, theme.caution.soft],
  ['info.text on info.soft', theme.info.text, theme.info.soft],
  ['accent.onSolid on accent.solid', theme.accent.onSolid, theme.accent.solid],
  ['accent.onSolid on accent.solidHover', theme.accent.onSolid, theme.accent.solidHover],
  ['critical.onSolid on critical.solid', theme.critical.onSolid, theme.critical.solid],
  ['critical.onSolid on critical.solidHover', theme.critical.onSolid, theme.critical.solidHover],
  ['inverse.onSolid on inverse.solid', theme.inverse.onSolid, theme.inverse.solid],
  ['welcome.onSolid on welcome.solid', theme.welcome.onSolid, theme.welcome.solid],
  ['welcome.onSolidMuted on welcome.solid', theme.welcome.onSolidMuted, theme.welcome.solid],
];

/** Marks that show where a control is, that it has the focus, or that it is chosen. */
export const shapePairs = (theme: Theme): Pair[] => [
  ...onEachSurface(theme, 'lineStrong', theme.lineStrong),
  ...onEachSurface(theme, 'focus', theme.focus),
  ...onEachSurface(theme, 'accent.solid', theme.accent.solid),
  ...onEachSurface(theme, 'critical.solid', theme.critical.solid),
  ['focus on hoverRaised', theme.focus, theme.hoverRaised],
  ['focus on accent.soft', theme.focus, theme.accent.soft],
  ['welcome.highlight on welcome.solid', theme.welcome.highlight, theme.welcome.solid],
];

/** With `prefers-contrast: more` a hairline is as visible as a control's border. */
export const linePairs = (theme: Theme) => onEachSurface(theme, 'line', theme.line);

/** As a screen paints it: what lies outside of sRGB is cut off, channel by channel, and rounded to a byte. */
const painted = (color: string) => formatHex(clampRgb(color) ?? color) ?? color;

/** WCAG 2 contrast, to two decimals. */
export const contrastOf = ([, front, back]: Pair) =>
  Math.round(wcagContrast(painted(front), painted(back)) * 100) / 100;
