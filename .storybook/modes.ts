/** Chromatic takes a picture of every baseline story in each of these modes. The toolbar offers the same modes. */
export const modes = {
  light: { colorMode: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorMode: 'dark', viewport: { width: 1280, height: 800 } },
  highContrast: { colorMode: 'light', contrast: 'more', viewport: { width: 1280, height: 800 } },
  forcedColors: { colorMode: 'light', forcedColors: 'active', viewport: { width: 1280, height: 800 } },
  narrow: { colorMode: 'light', viewport: { width: 320, height: 640 } },
} as const;

const width = (px: number, name: string) => ({
  name: `${px} px, ${name}`,
  styles: { width: `${px}px`, height: '800px' },
});

/** The widths in the toolbar. Below 640 px rows are cards, below 768 px the menu is a drawer. */
export const widths = {
  phone: width(320, 'celular'),
  cards: width(639, 'cartões'),
  tablet: width(768, 'tablet'),
  desktop: width(1280, 'notebook'),
  wide: width(1440, 'monitor'),
};
