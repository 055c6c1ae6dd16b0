import { vars } from './contract.css.ts';
import { light } from './light.css.ts';

type Theme = typeof light;

const read = (colour: string) => {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (!parts) throw new Error(`${colour} is not an oklch() colour without alpha`);
  return parts.slice(1).map(Number) as [number, number, number];
};
const round = (value: number) => Number(value.toFixed(4));

/** The kit's own brand colour. The colours of the theme are computed by their distance from it. */
export const ownBrand = light.accent.solid;
const [ownLightness, ownChroma, ownHue] = read(ownBrand);

/**
 * A colour of the theme for any brand colour. The lightness and thereby the contrast stay the same; chroma and hue follow the brand. For the
 * kit's own brand the result is `literal`.
 */
function fromBrand(literal: string, lightness?: string) {
  const [l, c, h] = read(literal);
  const turn = round(h - ownHue);
  const hue = turn === 0 ? 'h' : `calc(h + ${turn})`;
  const share = `c * ${round(c / ownChroma)}`;
  // Limits the chroma of light colours: the screen would clip a more vivid one to a darker colour.
  const chroma = l < 0.7 ? `calc(${share})` : `min(${share}, ${c})`;
  return `oklch(from ${vars.brand.color} ${lightness ?? l} ${chroma} ${hue})`;
}

/**
 * At the same lightness a vivid colour looks brighter than a grey one, so half of its extra chroma is subtracted from its lightness.
 */
const darker = `0.5 * max(0, c - ${ownChroma})`;

/** The brand colour, darkened if it is too light for white text. */
const darkEnough = `min(l, ${ownLightness} - ${darker})`;

/**
 * Makes a nearly black brand lighter on hover, because a darker colour would not be visible. The steep slope replaces a condition, which CSS
 * lacks: for lighter brands the result is negative, and `max` ignores it.
 */
const aboveBlack = 'min((0.32 - l) * 10000, 0.3 + l / 3)';

/**
 * Degrees by which the hue of errors (20 to 25) changes, so that it is at least 30 degrees from the hue of a red brand: towards crimson for a
 * brand from 10 to 55, towards vermilion for a brand from 355 to 10. The slopes of 10 000 replace conditions. A grey brand changes nothing,
 * because its hue has no meaning.
 */
const isColourful = 'min(1, max(0, calc(c - 0.03) * 10000))';
const isAfterPivot = 'min(1, max(0, calc(h - 10) * 10000))';
const turnOn = `calc(${isColourful} * calc(calc(1 - ${isAfterPivot}) * calc(h + 5) + max(0, h - 355)))`;
const turnBack = `calc(${isColourful} * calc(${isAfterPivot} * max(0, 55 - h)))`;
const isNearError = `calc(${isColourful} * min(1, max(0, calc(76 - h) * 10000) + max(0, calc(h - 318) * 10000)))`;

/** Reduces the chroma of vermilion, which cannot have as much as red at the same lightness. */
const lessVivid = `calc(1 - 0.015 * ${turnOn})`;

/**
 * An error colour that differs from the brand. For a brand of another hue it is `literal`; for a red brand its lightness and chroma differ
 * by `step` and `more`.
 */
function apartFromBrand(literal: string, step = 0, more = 0) {
  const [l, c, h] = read(literal);
  const lightness = step === 0 ? l : `calc(${l} + ${step} * ${isNearError})`;
  const fullChroma = more === 0 ? c : `calc(${c} + ${more} * ${isNearError})`;
  const chroma = `calc(${fullChroma} * ${lessVivid})`;
  return `oklch(from ${vars.brand.color} ${lightness} ${chroma} calc(${h} + ${turnOn} - ${turnBack}))`;
}

export function paintFromBrand(theme: Theme): Theme {
  const { accent, critical, welcome } = theme;
  const isOwnSolid = accent.solid === ownBrand;
  const away = read(critical.soft)[0] > 0.5 ? -0.03 : 0.03;
  const hover = round(read(accent.solidHover)[0] - ownLightness);
  return {
    ...theme,
    focus: fromBrand(theme.focus),
    accent: {
      ...accent,
      solid: fromBrand(accent.solid, isOwnSolid ? darkEnough : undefined),
      solidHover: fromBrand(accent.solidHover, isOwnSolid ? `max(${darkEnough} + ${hover}, ${aboveBlack})` : undefined),
      soft: fromBrand(accent.soft),
      text: fromBrand(accent.text, isOwnSolid ? `calc(${read(accent.text)[0]} - ${darker})` : undefined),
    },
    critical: {
      ...critical,
      solid: apartFromBrand(critical.solid),
      solidHover: apartFromBrand(critical.solidHover),
      // Pale hues hardly differ, so for a red brand this surface is stronger, and its text has more contrast.
      soft: apartFromBrand(critical.soft, away, 0.03),
      text: apartFromBrand(critical.text, away),
    },
    welcome: {
      ...welcome,
      solid: fromBrand(welcome.solid),
      line: fromBrand(welcome.line),
      onSolidMuted: fromBrand(welcome.onSolidMuted),
    },
  };
}
