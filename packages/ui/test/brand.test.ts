import { converter, formatCss } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastOf, type Pair, shapePairs, type Theme, textPairs } from '../scripts/contrastPairs.ts';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark } from '../src/theme/dark.css.ts';
import { ownBrand, paintFromBrand } from '../src/theme/fromBrand.ts';
import { light } from '../src/theme/light.css.ts';

const toOklch = converter('oklch');
const themes: Record<string, Theme> = { light, dark, lightContrast, darkContrast };
const relative =
  /^oklch\(from var\(--ui-brand-color\) (.+) (?:calc|min)\(c \* ([\d.]+)(?:, ([\d.]+))?\) (?:h|calc\(h \+ (-?[\d.]+)\))\)$/;

/** `min(l, 0.45)`, a step from it and what the step is at least, or a number. */
function lightnessOf(text: string, brandLightness: number): number {
  const parts =
    /min\(l, (?<most>[\d.]+)\)(?: \+ (?<step>-?[\d.]+))?(?:, min\(\((?<dark>[\d.]+) - l\) \* 100, (?<least>[\d.]+)\))?/;
  const { most, step = 0, dark = 0, least = 0 } = parts.exec(text)?.groups ?? {};
  if (most === undefined) return Number(text);
  const floor = Math.min((Number(dark) - brandLightness) * 100, Number(least));
  return Math.max(Math.min(brandLightness, Number(most)) + Number(step), floor);
}

/** What a browser makes of one value of the theme for a brand colour. */
function resolve(value: string, brand: string): string {
  const [, lightness, share, most = '1', turn = '0'] = relative.exec(value) ?? [];
  if (!lightness) return value;
  const { l, c, h = 0 } = toOklch(brand) ?? { l: 0, c: 0 };
  const hue = (h + Number(turn) + 360) % 360;
  const chroma = Math.min(c * Number(share), Number(most));
  return formatCss({ mode: 'oklch', l: Number(lightnessOf(lightness, l).toFixed(4)), c: chroma, h: hue });
}

type Leaves = { [name: string]: string | Leaves };
const resolveAll = (leaves: Leaves, brand: string): Leaves =>
  Object.fromEntries(
    Object.entries(leaves).map(([name, value]) => [
      name,
      typeof value === 'string' ? resolve(value, brand) : resolveAll(value, brand),
    ]),
  );
const themeOf = (theme: Theme, brand: string) => resolveAll(paintFromBrand(theme), brand) as Theme;

const below = (pairs: Pair[], floor: number) =>
  pairs.filter((pair) => contrastOf(pair) < floor).map((pair) => `${pair[0]}: ${contrastOf(pair).toFixed(2)}`);

const brands = {
  purple: 'rgb(90 30 140)',
  navy: '#0b2e6b',
  blue: '#0055b8',
  green: '#1b6b2f',
  red: '#a3121f',
  orange: '#e8730c',
  yellow: '#ffd200',
  grey: '#4a4a4a',
  black: '#000',
  'nearly black': '#111',
};

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test.each(Object.entries(brands))(
    'a %s brand keeps the contrast of every text, border and ring',
    (_colour, brand) => {
      const branded = themeOf(theme, brand);
      expect(below(textPairs(branded), 7)).toEqual([]);
      expect(below(shapePairs(branded), 3)).toEqual([]);
    },
  );

  test.each(Object.entries(brands))('a button in %s is another under the pointer', (_colour, brand) => {
    const { solid, solidHover } = themeOf(theme, brand).accent;
    expect(contrastOf(['hover', solidHover, solid])).toBeGreaterThan(1.1);
  });

  test('accents, the focus ring and the welcome page follow the brand colour', () => {
    const { focus, accent, brand } = paintFromBrand(theme);
    const { onSolid: _onAccent, ...accents } = accent;
    const { onDeep: _onDeep, sun: _sun, ...deeps } = brand;
    const fixed = Object.entries({ focus, ...accents, ...deeps }).filter(
      ([, value]) => !value.startsWith('oklch(from var(--ui-brand-color)'),
    );
    expect(fixed).toEqual([]);
  });

  test('the brand of the kit gives the colours of the kit', () => {
    const own = (value: string) =>
      Object.values(toOklch(value) ?? {}).map((part) => (typeof part === 'number' ? part.toFixed(3) : part));
    const accent = themeOf(theme, ownBrand).accent;
    expect(Object.values(accent).map(own)).toEqual(Object.values(theme.accent).map(own));
  });
});
