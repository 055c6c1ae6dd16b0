import { formatHex } from 'culori';
import { create } from 'storybook/theming/create';
import { darkContrast, lightContrast } from '../packages/ui/src/theme/contrast.css.ts';
import { dark } from '../packages/ui/src/theme/dark.css.ts';
import { light } from '../packages/ui/src/theme/light.css.ts';
import { font } from '../packages/ui/src/theme/primitives.ts';

/** Storybook computes its own colours and reads only hex values. */
const hex = (color: string) => formatHex(color) ?? color;

function themeFrom(base: 'light' | 'dark', color: typeof light) {
  return create({
    base,
    brandTitle: 'Oráculo',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hex(color.accent.solid),
    colorSecondary: hex(color.accent.solid),
    appBg: hex(color.sunken),
    appContentBg: hex(color.canvas),
    appPreviewBg: hex(color.canvas),
    appHoverBg: hex(color.hover),
    appBorderColor: hex(color.line),
    appBorderRadius: 10,
    fontBase: font.family,
    fontCode: 'ui-monospace, monospace',
    textColor: hex(color.text),
    textInverseColor: hex(color.inverse.onSolid),
    textMutedColor: hex(color.textMuted),
    barBg: hex(color.surface),
    barTextColor: hex(color.textMuted),
    barHoverColor: hex(color.accent.text),
    barSelectedColor: hex(color.accent.text),
    buttonBg: hex(color.surface),
    buttonBorder: hex(color.lineStrong),
    booleanBg: hex(color.sunken),
    booleanSelectedBg: hex(color.surface),
    inputBg: hex(color.surface),
    inputBorder: hex(color.lineStrong),
    inputTextColor: hex(color.text),
    inputBorderRadius: 10,
  });
}

const themes = {
  light: { normal: themeFrom('light', light), more: themeFrom('light', lightContrast) },
  dark: { normal: themeFrom('dark', dark), more: themeFrom('dark', darkContrast) },
};

/** The colour mode of the toolbar, read from an event of Storybook. */
export interface ShownLook {
  colorMode?: string;
  contrast?: string;
}

/** Storybook's own interface in the kit's colours. */
export const storybookTheme = ({ colorMode, contrast }: ShownLook = {}) =>
  themes[colorMode === 'dark' ? 'dark' : 'light'][contrast === 'more' ? 'more' : 'normal'];
