import { formatHex, parse } from 'culori';
import { darkContrast, lightContrast } from '../src/theme/contrast.css.ts';
import { dark, darkShadow } from '../src/theme/dark.css.ts';
import { ownBrand } from '../src/theme/fromBrand.ts';
import { light, lightShadow } from '../src/theme/light.css.ts';
import { duration, easing, font, layer, radius, size, space } from '../src/theme/primitives.ts';
import { contrastOf, linePairs, type Pair, shapePairs, type Theme, textPairs } from './contrastPairs.ts';

/** Where the format has a place for what it does not know itself. */
export const vendor = 'br.oraculo.ui';

export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions: { [vendor]: { cssVariable: string; contrast?: Contrast[] } };
}

/** How a colour stands out from one that it is used on: measured, and what the kit's own tests ask of it. */
interface Contrast {
  on: string;
  ratio: number;
  required: number;
}

type Leaves = { [name: string]: string | Leaves };
export type TokenGroup = { [name: string]: Token | TokenGroup };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variableOf = (path: readonly string[]) => `--ui-${path.map(kebab).join('-')}`;
const numberIn = (text: string) => Number.parseFloat(text);

function colour(text: string) {
  const color = parse(text);
  if (color?.mode !== 'oklch') throw new Error(`${text} is not an oklch() colour`);
  const { l, c, h = 0, alpha } = color;
  return {
    colorSpace: 'oklch',
    components: [l, c, h],
    ...(alpha !== undefined && { alpha }),
    hex: formatHex(color),
  };
}

function measure(text: string) {
  const [, value, unit] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`${text} is not one number with a unit`);
  return { value: Number(value), unit };
}

function shadow(text: string) {
  const [, offsetX, offsetY, blur, color] = /^(\S+) (\S+) (\S+) (oklch\(.+\))$/.exec(text) ?? [];
  if (!offsetX || !offsetY || !blur || !color) throw new Error(`${text} is not a shadow without spread`);
  const pixels = (length: string) => ({ value: numberIn(length), unit: 'px' });
  return {
    color: colour(color),
    offsetX: pixels(offsetX),
    offsetY: pixels(offsetY),
    blur: pixels(blur),
    spread: pixels('0'),
  };
}

const readers = {
  color: colour,
  shadow,
  dimension: measure,
  duration: measure,
  number: numberIn,
  fontWeight: numberIn,
  fontFamily: (text: string) => text.split(',').map((name) => name.trim().replaceAll("'", '')),
  cubicBezier: (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number),
};

type TypeName = keyof typeof readers;
type Extra = (path: readonly string[]) => { $description?: string; contrast?: Contrast[] };

/** One token for each value, under the names that the theme has. */
function tokensOf(leaves: Leaves, path: readonly string[], type: TypeName, extra: Extra = () => ({})): TokenGroup {
  return Object.fromEntries(
    Object.entries(leaves).map(([name, value]) => {
      const here = [...path, name];
      if (typeof value !== 'string') return [name, tokensOf(value, here, type, extra)];
      const { $description, contrast } = extra(here);
      const token: Token = {
        $type: type,
        $value: readers[type](value),
        ...($description && { $description }),
        $extensions: { [vendor]: { cssVariable: variableOf(here), ...(contrast && { contrast }) } },
      };
      return [name, token];
    }),
  );
}

function themeOf(name: string, theme: Theme, shadows: typeof lightShadow, isHighContrast: boolean): TokenGroup {
  const rated = (pairs: Pair[], required: number) =>
    pairs.map((pair) => {
      const [front = '', back = ''] = pair[0].split(' on ');
      return { front, contrast: { on: `theme.${name}.color.${back}`, ratio: contrastOf(pair), required } };
    });
  const measured = [
    ...rated(textPairs(theme), 7),
    ...rated(shapePairs(theme), 3),
    ...(isHighContrast ? rated(linePairs(theme), 3) : []),
  ];
  const contrastAt: Extra = ([, ...path]) => {
    const contrast = measured.filter(({ front }) => front === path.join('.')).map((pair) => pair.contrast);
    return contrast.length > 0 ? { contrast } : {};
  };
  return {
    color: tokensOf(theme, ['color'], 'color', contrastAt),
    shadow: tokensOf(shadows, ['shadow'], 'shadow'),
  };
}

/** The theme in the format of the Design Tokens Community Group, version 2025.10, for design tools and other platforms. */
export function designTokens(version: string) {
  const { quick, medium, slow } = duration;
  const stilled: Extra = ([, name = '']) =>
    Object.keys({ quick, medium, slow }).includes(name) ? { $description: '0 s where less motion is asked for' } : {};
  return {
    $description: `The theme of @oraculo/ui ${version}. Colours and shadows differ from theme to theme, the rest is shared.`,
    theme: {
      light: themeOf('light', light, lightShadow, false),
      dark: themeOf('dark', dark, darkShadow, false),
      'light-high-contrast': themeOf('light-high-contrast', lightContrast, lightShadow, true),
      'dark-high-contrast': themeOf('dark-high-contrast', darkContrast, darkShadow, true),
    },
    brand: tokensOf({ color: ownBrand }, ['brand'], 'color', () => ({
      $description: 'The one colour that another company sets; accents, focus and the welcome page follow from it',
    })),
    space: tokensOf(space, ['space'], 'dimension'),
    radius: tokensOf(radius, ['radius'], 'dimension'),
    size: tokensOf(size, ['size'], 'dimension'),
    type: {
      ...tokensOf({ family: font.family }, ['font'], 'fontFamily'),
      size: tokensOf(font.size, ['font', 'size'], 'dimension'),
      weight: tokensOf(font.weight, ['font', 'weight'], 'fontWeight'),
      lineHeight: tokensOf(font.lineHeight, ['font', 'lineHeight'], 'number'),
      // The format measures distances in px and rem only, and this one grows with the letters.
      tracking: tokensOf(font.tracking, ['font', 'tracking'], 'number', () => ({ $description: 'In em' })),
    },
    duration: tokensOf(duration, ['duration'], 'duration', stilled),
    easing: tokensOf(easing, ['easing'], 'cubicBezier'),
    layer: tokensOf(layer, ['layer'], 'number'),
  };
}
