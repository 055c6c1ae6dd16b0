import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark } from '../src/theme/dark.css.ts';
import { light } from '../src/theme/light.css.ts';

type Theme = typeof light;
type Pair = [name: string, front: string, back: string];

const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover'] as const;
const onEachSurface = (theme: Theme, name: string, front: string): Pair[] =>
  surfaces.map((surface) => [`${name} on ${surface}`, front, theme[surface]]);

/** Every text colour on every surface that a component may put it on. */
const textPairs = (theme: Theme): Pair[] => [
  ...onEachSurface(theme, 'text', theme.text),
  ...onEachSurface(theme, 'textMuted', theme.textMuted),
  ...onEachSurface(theme, 'accent.text', theme.accent.text),
  ...onEachSurface(theme, 'critical.text', theme.critical.text),
  ...onEachSurface(theme, 'positive.text', theme.positive.text),
  ...onEachSurface(theme, 'caution.text', theme.caution.text),
  ...onEachSurface(theme, 'info.text', theme.info.text),
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
  ['brand.onDeep on brand.deep', theme.brand.onDeep, theme.brand.deep],
  ['brand.onDeepMuted on brand.deep', theme.brand.onDeepMuted, theme.brand.deep],
];

/** What shows where a control is, that it has the focus, or that it is chosen. */
const shapePairs = (theme: Theme): Pair[] => [
  ...onEachSurface(theme, 'lineStrong', theme.lineStrong),
  ...onEachSurface(theme, 'focus', theme.focus),
  ...onEachSurface(theme, 'accent.solid', theme.accent.solid),
  ...onEachSurface(theme, 'critical.solid', theme.critical.solid),
  ['focus on accent.soft', theme.focus, theme.accent.soft],
  ['brand.sun on brand.deep', theme.brand.sun, theme.brand.deep],
];

/** With `prefers-contrast: more` a hairline is as visible as a control's border. */
const linePairs = (theme: Theme) => onEachSurface(theme, 'line', theme.line);

const contrastOf = ([, front, back]: Pair) => Math.round(wcagContrast(front, back) * 100) / 100;
const below = (pairs: Pair[], floor: number) =>
  pairs.filter((pair) => contrastOf(pair) < floor).map((pair) => `${pair[0]}: ${contrastOf(pair)}`);

describe.each<[string, Theme]>([
  ['light', light],
  ['dark', dark],
  ['light, more contrast', lightContrast],
  ['dark, more contrast', darkContrast],
])('%s', (_name, theme) => {
  test('every text reaches 7:1 on every surface it can land on', () => {
    expect(below(textPairs(theme), 7)).toEqual([]);
  });

  test('borders of controls, focus rings and chosen things reach 3:1', () => {
    expect(below(shapePairs(theme), 3)).toEqual([]);
  });
});

test.each<[string, Theme]>([
  ['light, more contrast', lightContrast],
  ['dark, more contrast', darkContrast],
])('%s: hairlines reach 3:1', (_name, theme) => {
  expect(below(linePairs(theme), 3)).toEqual([]);
});

test.each<[string, Theme, Theme]>([
  ['light', light, lightContrast],
  ['dark', dark, darkContrast],
])('%s: more contrast is never less on any text', (_name, plain, more) => {
  const weaker = textPairs(plain).filter((pair, index) => {
    const other = textPairs(more)[index];
    return other !== undefined && contrastOf(other) < contrastOf(pair);
  });
  expect(weaker.map(([name]) => name)).toEqual([]);
});
