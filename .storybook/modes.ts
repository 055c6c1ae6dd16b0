/** Chromatic takes every baseline story in each of these; locally the toolbar offers the same. */
export const modes = {
  light: { colorMode: 'light', viewport: { width: 1280, height: 800 } },
  dark: { colorMode: 'dark', viewport: { width: 1280, height: 800 } },
  highContrast: { colorMode: 'light', contrast: 'more', viewport: { width: 1280, height: 800 } },
  narrow: { colorMode: 'light', viewport: { width: 320, height: 640 } },
} as const;
