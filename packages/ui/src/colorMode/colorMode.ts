export type ColorMode = 'light' | 'dark';

/** The localStorage key; its values are the words `light` and `dark`. */
export const COLOR_MODE_KEY = 'colorMode';

/** The browser's own bar takes the header's colour; `color-mode.js` holds the same two, a test keeps them equal. */
export const themeColors: Record<ColorMode, string> = { light: '#ffffff', dark: '#111b1f' };

const listeners = new Set<(mode: ColorMode) => void>();

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function readStored(): ColorMode | undefined {
  try {
    const stored = window.localStorage.getItem(COLOR_MODE_KEY);
    return isColorMode(stored) ? stored : undefined;
  } catch {
    // Storage is denied: the mode lives as long as the page.
    return undefined;
  }
}

/** A choice that the browser would not store. */
let unstored: ColorMode | undefined;

/** The mode that the page itself wrote on `<html>`, as one with a single mode does; it stays until somebody chooses. */
let pageMode: ColorMode | undefined;

const readChoice = () => unstored ?? readStored();

function paint(mode: ColorMode, isNewChoice = false) {
  const root = document.documentElement;
  const isChange = isNewChoice || root.dataset.colorMode !== mode;
  root.dataset.colorMode = mode;
  root.style.colorScheme = mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[mode]);
  if (isChange) for (const listener of listeners) listener(mode);
}

/** The mode on the page; before the page has one, the stored choice, then the system's preference. `light` on a server. */
export function getColorMode(): ColorMode {
  if (typeof document === 'undefined') return 'light';
  const shown = document.documentElement.dataset.colorMode;
  if (isColorMode(shown)) return shown;
  return readChoice() ?? systemMode();
}

const systemMode = (): ColorMode => (darkSystem().matches ? 'dark' : 'light');

/** The user's choice: a mode, or nothing, which means the system's mode. */
export const getColorModeChoice = (): ColorMode | 'system' => readChoice() ?? 'system';

/**
 * Stores the choice, paints the mode and tells the other tabs; `system` forgets the choice and follows the system again. No
 * component renders: the colours hang on one attribute.
 */
export function setColorMode(mode: ColorMode | 'system'): void {
  const before = getColorModeChoice();
  pageMode = undefined;
  try {
    if (mode === 'system') window.localStorage.removeItem(COLOR_MODE_KEY);
    else window.localStorage.setItem(COLOR_MODE_KEY, mode);
    unstored = undefined;
  } catch {
    // Storage is denied or full, so the choice lasts until the page is left.
    unstored = mode === 'system' ? undefined : mode;
  }
  // After it is stored: a listener reads the choice as well.
  paint(mode === 'system' ? systemMode() : mode, getColorModeChoice() !== before);
}

/** Runs at every change of the mode or of the choice, from here, from another tab or from the system; returns the clean-up function. */
export function subscribeColorMode(listener: (mode: ColorMode) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps the page in step with the other tabs and, until somebody chooses, with the system. `UiProvider` runs it. */
export function followColorMode(): () => void {
  const { dataset, style } = document.documentElement;
  // The kit and `color-mode.js` never write a mode without the inline `color-scheme`.
  if (!style.colorScheme && isColorMode(dataset.colorMode)) pageMode = dataset.colorMode;
  const system = darkSystem();
  const followSystem = () => {
    if (!readChoice() && !pageMode) paint(systemMode());
  };
  const followTabs = ({ key, newValue }: StorageEvent) => {
    // Without a key: all of the storage was cleared.
    if (key !== COLOR_MODE_KEY && key !== null) return;
    unstored = undefined;
    if (newValue === null) paint(pageMode ?? systemMode(), true);
    else if (isColorMode(newValue)) paint(newValue, true);
  };
  paint(getColorMode());
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followTabs);
  return () => {
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followTabs);
  };
}
