import { createGlobalThemeContract } from '@vanilla-extract/css';

const names = {
  /**
   * The only colour that a company has to set. The theme computes the solid, hover, soft, text, focus and welcome colours from it in every mode.
   */
  brand: { color: '' },
  color: {
    canvas: '',
    surface: '',
    sunken: '',
    raised: '',
    hover: '',
    line: '',
    lineStrong: '',
    text: '',
    textMuted: '',
    focus: '',
    backdrop: '',
    accent: { solid: '', solidHover: '', onSolid: '', soft: '', text: '' },
    critical: { solid: '', solidHover: '', onSolid: '', soft: '', text: '' },
    positive: { soft: '', text: '' },
    caution: { soft: '', text: '' },
    info: { soft: '', text: '' },
    /** The values of `hover` and `textMuted` on a `raised` background. */
    hoverRaised: '',
    textMutedRaised: '',
    /** Dark in light mode, light in dark mode: the offline bar and tooltips. */
    inverse: { solid: '', onSolid: '' },
    /** The dark panel of the welcome page, and the highlight of the logo. */
    welcome: { solid: '', onSolid: '', onSolidMuted: '', line: '', highlight: '' },
  },
  space: {
    1: '',
    2: '',
    3: '',
    4: '',
    5: '',
    6: '',
    7: '',
    8: '',
    9: '',
  },
  radius: { badge: '', control: '', card: '', popover: '', dialog: '', round: '' },
  size: {
    control: '',
    controlCompact: '',
    target: '',
    /** Minimum side of a touch target. */
    touch: '',
    /** Maximum width of a tooltip. */
    tooltip: '',
    /** Minimum widths of a filter field and of a cell in a description list. */
    field: '',
    description: '',
    avatar: '',
    menu: '',
    choice: '',
    cardHeader: '',
    header: '',
    subtitleBar: '',
    rail: '',
    sidebar: '',
    tableMax: '',
  },
  font: {
    family: '',
    size: { fine: '', small: '', body: '', lead: '', title: '', display: '', hero: '' },
    weight: { regular: '', label: '', strong: '', title: '' },
    lineHeight: { body: '', title: '' },
    tracking: { title: '' },
  },
  shadow: { popover: '', dialog: '', toast: '' },
  duration: { quick: '', medium: '', slow: '', spin: '', pulse: '' },
  easing: { standard: '' },
  layer: { sticky: '', header: '', drawer: '', popover: '', dialog: '', toast: '' },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The public names of the theme, such as `--ui-color-accent-on-solid`. Each is named after its use, not after its look. */
export const vars = createGlobalThemeContract(names, (_value, path) => `ui-${path.map(kebab).join('-')}`);
