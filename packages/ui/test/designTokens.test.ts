import { differenceEuclidean, formatCss } from 'culori';
import { describe, expect, test } from 'vitest';
import { designTokens, type Token, type TokenGroup, vendor } from '../scripts/designTokens.ts';
import { vars } from '../src/theme/contract.css.ts';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark, darkShadow } from '../src/theme/dark.css.ts';
import { ownBrand } from '../src/theme/fromBrand.ts';
import { light, lightShadow } from '../src/theme/light.css.ts';
import * as primitives from '../src/theme/primitives.ts';
import { faultsOf } from './tokenFormat.ts';

const tokens = designTokens('1.2.3');

const isToken = (node: Token | TokenGroup): node is Token => '$value' in node;
const flat = (group: TokenGroup): Token[] =>
  Object.values(group).flatMap((node) => (typeof node !== 'object' ? [] : isToken(node) ? [node] : flat(node)));

interface Measure {
  value: number;
  unit: string;
}
interface Colour {
  components: [number, number, number];
  alpha?: number;
  hex: string;
}

const length = ({ value, unit }: Measure) => (value === 0 ? '0' : `${value}${unit}`);
const paint = ({ components: [l, c, h], alpha }: Colour) =>
  formatCss({ mode: 'oklch', l, c, h, ...(alpha !== undefined && { alpha }) });

/** Converts a value of each type of the format to the CSS text of the theme. */
const writers: Record<string, (value: never) => string> = {
  color: paint,
  shadow: (value: { color: Colour; offsetX: Measure; offsetY: Measure; blur: Measure }) =>
    `${[value.offsetX, value.offsetY, value.blur].map(length).join(' ')} ${paint(value.color)}`,
  dimension: length,
  duration: length,
  number: String,
  fontWeight: String,
  fontFamily: (names: string[]) => names.map((name) => (/[^a-z-]/i.test(name) ? `'${name}'` : name)).join(', '),
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
};
const asCss = ({ $type, $value, $description }: Token) =>
  `${writers[$type]?.($value as never)}${$description === 'In em' ? 'em' : ''}`;

type Leaves = { [name: string]: string | Leaves };
const texts = (leaves: Leaves): string[] =>
  Object.values(leaves).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
/** Removes trailing zeros: `0.30` and `0.3` are equal. */
const plain = (text: string) => text.replace(/\d+\.\d+/g, (digits) => String(Number(digits)));

test('every token follows the rules of the format', () => {
  expect(faultsOf(tokens)).toEqual([]);
});

test.each([
  ['light', light, lightShadow],
  ['dark', dark, darkShadow],
  ['light-high-contrast', lightContrast, lightShadow],
  ['dark-high-contrast', darkContrast, darkShadow],
] as const)('the tokens of %s have the colours and shadows of the theme', (name, theme, shadows) => {
  expect(flat(tokens.theme[name]).map(asCss)).toEqual([...texts(theme), ...texts(shadows)].map(plain));
});

test('the shared tokens have the values of the theme', () => {
  const { space, radius, size, font, duration, easing, layer } = primitives;
  const shared = { ...tokens, theme: {} } as unknown as TokenGroup;
  expect(flat(shared).map(asCss)).toEqual(
    texts({ brand: { color: ownBrand }, space, radius, size, font, duration, easing, layer }).map(plain),
  );
});

test('the tokens name every custom property of the theme, and no other', () => {
  const named = flat(tokens as unknown as TokenGroup).map((token) => `var(${token.$extensions[vendor].cssVariable})`);
  expect([...new Set(named)].toSorted()).toEqual(texts(vars).toSorted());
});

test('the hex value of a token is its colour in sRGB', () => {
  const distance = differenceEuclidean('oklab');
  const colours = flat(tokens as unknown as TokenGroup).filter(({ $type }) => $type === 'color');
  const off = colours.filter((token) => distance((token.$value as Colour).hex, asCss(token)) > 0.02);
  expect(off).toEqual([]);
});

describe.each(Object.entries(tokens.theme))('%s', (name, theme) => {
  const rated = flat(theme as TokenGroup).flatMap((token) => token.$extensions[vendor].contrast ?? []);

  test('has the measured contrast of its pairs, and each reaches the required one', () => {
    expect(rated.length).toBeGreaterThan(60);
    expect(rated.filter(({ ratio, required }) => ratio < required)).toEqual([]);
  });

  test('names only existing colours in its pairs', () => {
    const colours = new Set(rated.map(({ on }) => on));
    const found = [...colours].filter((path) => {
      const at = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], tokens);
      return at !== undefined && isToken(at as Token);
    });
    expect(found).toEqual([...colours]);
    expect([...colours].every((path) => path.startsWith(`theme.${name}.color.`))).toBe(true);
  });
});

test('white on the accent has the known contrast of 7.09', () => {
  const onSolid = tokens.theme.light.color as unknown as { accent: { onSolid: Token } };
  const [onAccent] = onSolid.accent.onSolid.$extensions[vendor].contrast ?? [];
  expect(onAccent).toEqual({ on: 'theme.light.color.accent.solid', ratio: 7.09, required: 7 });
});
