import './fontFace.css.ts';
import './kitReset.css.ts';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { darkContrast, lightContrast } from './contrast.css.ts';
import { vars } from './contract.css.ts';
import { dark, darkShadow } from './dark.css.ts';
import { tokensLayer } from './layers.css.ts';
import { ownBrand, paintFromBrand } from './fromBrand.ts';
import { light, lightShadow } from './light.css.ts';
import { duration, easing, font, layer, radius, size, space } from './primitives.ts';

/** Raised elements use the colours of the page where possible, so that an override by an app applies to both. */
const followed = ({ hover, hoverRaised, textMuted, textMutedRaised }: typeof light) => ({
  hoverRaised: hoverRaised === hover ? vars.color.hover : hoverRaised,
  textMutedRaised: textMutedRaised === textMuted ? vars.color.textMuted : textMutedRaised,
});

const paint = (color: typeof light, shadow: typeof lightShadow) => ({
  ...assignVars(vars.color, { ...paintFromBrand(color), ...followed(color) }),
  ...assignVars(vars.shadow, shadow),
});

const lightPaint = { colorScheme: 'light', vars: paint(light, lightShadow) } as const;
const darkPaint = { colorScheme: 'dark', vars: paint(dark, darkShadow) } as const;
const lightContrastPaint = { vars: paint(lightContrast, lightShadow) };
const darkContrastPaint = { vars: paint(darkContrast, darkShadow) };

const isDark = ':root[data-color-mode="dark"]';
const isUndecided = ':root:not([data-color-mode])';

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      ...lightPaint,
      vars: {
        ...assignVars(vars.brand, { color: ownBrand }),
        ...lightPaint.vars,
        ...assignVars(vars.space, space),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.size, size),
        ...assignVars(vars.font, font),
        ...assignVars(vars.duration, duration),
        ...assignVars(vars.easing, easing),
        ...assignVars(vars.layer, layer),
      },
      '@media': {
        '(prefers-contrast: more)': lightContrastPaint,
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.duration.quick]: '0s', [vars.duration.medium]: '0s', [vars.duration.slow]: '0s' },
        },
      },
    },
  },
});

globalStyle(isUndecided, {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        '(prefers-color-scheme: dark)': darkPaint,
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': darkContrastPaint,
      },
    },
  },
});

globalStyle(isDark, {
  '@layer': { [tokensLayer]: { ...darkPaint, '@media': { '(prefers-contrast: more)': darkContrastPaint } } },
});

/** The same variants by attribute, for Storybook's toolbar and for apps that offer them as a setting. */
globalStyle(':root[data-contrast="more"]', { '@layer': { [tokensLayer]: lightContrastPaint } });
globalStyle(`${isDark}[data-contrast="more"]`, { '@layer': { [tokensLayer]: darkContrastPaint } });

/** Paper is white in every colour mode. `:root` four times has more specificity than every mode and variant above. */
globalStyle(':root:root:root:root', {
  '@layer': { [tokensLayer]: { '@media': { print: { ...lightPaint, vars: paint(lightContrast, lightShadow) } } } },
});
