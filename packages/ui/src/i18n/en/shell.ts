import type { Messages } from '../ptBR.ts';

export const shellEn: Messages['shell'] = {
  skipToContent: 'Skip to content',
  skipToMenu: 'Skip to menu',
  mainMenu: 'Main menu',
  showMenu: 'Show menu',
  hideMenu: 'Hide menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuLoadFailed: 'The menu could not be opened',
  menuLoadFailedNote: 'Check your connection and try again.',
  expandMenu: 'Expand menu',
  collapseMenu: 'Collapse menu',
  greeting: (name) => `Hello, ${name}`,
  signOut: 'Sign out',
  back: 'Back',
  useDarkMode: 'Use dark mode',
  useLightMode: 'Use light mode',
  darkModeOn: 'Dark mode is on',
  lightModeOn: 'Light mode is on',
  colorModeTooltip: 'Light or dark mode',
};
