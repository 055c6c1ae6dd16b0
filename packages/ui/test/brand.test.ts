import { converter, differenceEuclidean, formatCss } from 'culori';
import { describe, expect, test } from 'vitest';
import { contrastOf, type Pair, shapePairs, type Theme, textPairs } from '../scripts/contrastPairs.ts';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark } from '../src/theme/dark.css.ts';
import { ownBrand, paintFromBrand } from '../src/theme/fromBrand.ts';
import { light } from '../src/theme/light.css.ts';

const toOklch = converter('oklch');
const themes: Record<string, Theme> = { light, dark, lightContrast, darkContrast };

type Parts = Record<'l' | 'c' | 'h', number>;
const operators: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};
const functions: Record<string, (...values: number[]) => number> = {
  '': (value) => value ?? 0,
  calc: (value) => value ?? 0,
  min: Math.min,
  max: Math.max,
};
const innermost = /(calc|min|max|)\(([^()]*)\)/;
const product = /(\S+) ([*/]) (\S+)/;
const sum = /(\S+) ([+-]) (\S+)/;

/** The value of an expression without brackets. */
function evaluateFlat(text: string, parts: Parts): number {
  let left = text.trim().replace(/\b[lch]\b/g, (name) => String(parts[name as keyof Parts]));
  for (const part of [product, sum]) {
    while (part.test(left)) {
      left = left.replace(part, (_all, one, operator, other) =>
        String(operators[operator as string]?.(Number(one), Number(other))),
      );
    }
  }
  return Number(left);
}

/** The value of nested CSS math functions, evaluated from the innermost one. */
function evaluate(text: string, parts: Parts): number {
  let left = text;
  while (innermost.test(left)) {
    left = left.replace(innermost, (_all, name: string, list: string) =>
      String(functions[name]?.(...list.split(',').map((each) => evaluateFlat(each, parts)))),
    );
  }
  return evaluateFlat(left, parts);
}

const relative = /^oklch\(from var\(--ui-brand-color\) (.+)\)$/;

/** Splits a list at the spaces outside of brackets. */
function splitParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The colour that a browser computes from one value of the theme, `oklch(from ‹brand› ‹lightness› ‹chroma› ‹hue›)`. */
function resolve(value: string, brand: string): string {
  const [, list] = relative.exec(value) ?? [];
  if (!list) return value;
  const { l, c, h = 0 } = toOklch(brand) ?? { l: 0, c: 0 };
  const [newL, newC, newH] = splitParts(list).map((part) => evaluate(part, { l, c, h }));
  return formatCss({ mode: 'oklch', l: newL ?? 0, c: newC ?? 0, h: ((newH ?? 0) + 360) % 360 });
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

const steps = Array.from({ length: 11 }, (_, at) => Math.round((at * 255) / 10));
/** 1 331 colours, evenly distributed over sRGB, with its most vivid ones. */
const everyBrand = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `rgb(${red} ${green} ${blue})`)),
);
/** Colours that do not follow the brand are checked in `contrast.test.ts`. */
const ofBrand = (pairs: Pair[]) => pairs.filter(([name]) => /accent|focus|brand|critical/.test(name));

/** A vivid brand of each hue, with the lightness of a button. */
const everyHue = Array.from({ length: 360 }, (_, hue) => `oklch(0.45 0.16 ${hue})`);
const distance = differenceEuclidean('oklab');
/** Distances in OKLab, where 0.02 is barely visible. */
const leastDistances = { button: 0.04, ring: 0.04, row: 0.021 };

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  test('for any brand, the contrast is kept and a button changes on hover', () => {
    const faults = everyBrand.flatMap((brand) => {
      const branded = themeOf(theme, brand);
      const { solid, solidHover } = branded.accent;
      const looksTheSame = contrastOf(['hover', solidHover, solid]) <= 1.1;
      const low = [...below(ofBrand(textPairs(branded)), 7), ...below(ofBrand(shapePairs(branded)), 3)];
      return [...low, ...(looksTheSame ? ['no hover'] : [])].map((fault) => `${brand}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.each(Object.entries(brands))(
    'a %s brand keeps the contrast of every text, border and ring',
    (_colour, brand) => {
      const branded = themeOf(theme, brand);
      expect(below(textPairs(branded), 7)).toEqual([]);
      expect(below(shapePairs(branded), 3)).toEqual([]);
    },
  );

  test('accents, the focus ring and the welcome page follow the brand colour', () => {
    const { focus, accent, welcome } = paintFromBrand(theme);
    const { onSolid: _onAccent, ...accents } = accent;
    const { onSolid: _onSolid, highlight: _highlight, ...panel } = welcome;
    const fixed = Object.entries({ focus, ...accents, ...panel }).filter(
      ([, value]) => !value.startsWith('oklch(from var(--ui-brand-color)'),
    );
    expect(fixed).toEqual([]);
  });

  test('brand and error differ on a button, a focus ring and a selected row, whatever the hue of the brand', () => {
    const faults = everyHue.flatMap((brand) => {
      const { accent, critical, focus } = themeOf(theme, brand);
      const distances = {
        button: distance(accent.solid, critical.solid),
        ring: distance(focus, critical.solid),
        row: distance(accent.soft, critical.soft),
      };
      return Object.entries(distances)
        .filter(([part, value]) => value < leastDistances[part as keyof typeof leastDistances])
        .map(([part, value]) => `${brand}: ${part} ${value.toFixed(3)}`);
    });
    expect(faults).toEqual([]);
  });

  test('the brand of the kit gives the colours of the kit', () => {
    const roundedOklch = (value: string) =>
      Object.values(toOklch(value) ?? {}).map((part) => (typeof part === 'number' ? part.toFixed(3) : part));
    const accent = themeOf(theme, ownBrand).accent;
    expect(Object.values(accent).map(roundedOklch)).toEqual(Object.values(theme.accent).map(roundedOklch));
  });
});
