import { describe, expect, test } from 'vitest';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark } from '../src/theme/dark.css.ts';
import { light } from '../src/theme/light.css.ts';
import { contrastOf, linePairs, type Pair, shapePairs, type Theme, textPairs } from '../scripts/contrastPairs.ts';

const below = (pairs: Pair[], floor: number) =>
  pairs.filter((pair) => contrastOf(pair) < floor).map((pair) => `${pair[0]}: ${contrastOf(pair)}`);

describe.each<[string, Theme]>([
  ['light', light],
  ['dark', dark],
  ['light, more contrast', lightContrast],
  ['dark, more contrast', darkContrast],
])('%s', (_name, theme) => {
  test('every text reaches 7:1 on every surface that it may have', () => {
    expect(below(textPairs(theme), 7)).toEqual([]);
  });

  test('borders of controls, focus rings and selected items reach 3:1', () => {
    expect(below(shapePairs(theme), 3)).toEqual([]);
  });
});

test.each<[string, Theme]>([
  ['dark', dark],
  ['dark, more contrast', darkContrast],
])('%s: raised elements are visibly lighter on hover', (_name, theme) => {
  expect(contrastOf(['hoverRaised on raised', theme.hoverRaised, theme.raised])).toBeGreaterThan(1.1);
  expect(contrastOf(['hoverRaised', theme.hoverRaised, 'black'])).toBeGreaterThan(
    contrastOf(['raised', theme.raised, 'black']),
  );
});

test.each<[string, Theme]>([
  ['light', light],
  ['light, more contrast', lightContrast],
])('%s: raised elements have the colours of the page', (_name, theme) => {
  expect([theme.hoverRaised, theme.textMutedRaised]).toEqual([theme.hover, theme.textMuted]);
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
])('%s: no text has less contrast in the mode with more contrast', (_name, plain, more) => {
  const weaker = textPairs(plain).filter((pair, index) => {
    const other = textPairs(more)[index];
    return other !== undefined && contrastOf(other) < contrastOf(pair);
  });
  expect(weaker.map(([name]) => name)).toEqual([]);
});
