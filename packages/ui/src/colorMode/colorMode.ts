export type ColorMode = 'light' | 'dark';

/** The localStorage key. Its value is `light` or `dark`. */
export const COLOR_MODE_KEY = 'colorMode';

/** Colours of the browser's address bar, equal to the header's. `color-mode.js` has the same two; a test compares them. */
export const themeColors: Record<ColorMode, string> = { light: '#ffffff', dark: '#111b1f' };

const listeners = new Set<(mode: ColorMode) => void>();

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function readStored(): ColorMode | undefined {
  try {
    const stored = window.localStorage.getItem(COLOR_MODE_KEY);
    return isColorMode(stored) ? stored : undefined;
  } catch {
    // Access to the storage is denied, so the mode lasts until the page is closed.
    return undefined;
  }
}

/** A choice that could not be stored. */
let unstored: ColorMode | undefined;

/** The mode that the HTML of the page sets on `<html>`, as in an app with a single mode. It stays until the user chooses another one. */
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

/** The mode of the page or, before the page has one, the stored choice, then the system's preference. `light` on a server. */
export function getColorMode(): ColorMode {
  if (typeof document === 'undefined') return 'light';
  const shown = document.documentElement.dataset.colorMode;
  if (isColorMode(shown)) return shown;
  return readChoice() ?? systemMode();
}

const systemMode = (): ColorMode => (darkSystem().matches ? 'dark' : 'light');

/** The choice of the user, or `system`. */
export const getColorModeChoice = (): ColorMode | 'system' => readChoice() ?? 'system';

/**
 * Stores the choice, applies the mode and, through the storage, updates the other tabs. `system` removes the choice and follows the system
 * again. Components do not render again, because the colours depend on one attribute.
 */
export function setColorMode(mode: ColorMode | 'system'): void {
  const before = getColorModeChoice();
  pageMode = undefined;
  try {
    if (mode === 'system') window.localStorage.removeItem(COLOR_MODE_KEY);
    else window.localStorage.setItem(COLOR_MODE_KEY, mode);
    unstored = undefined;
  } catch {
    // Storage is denied or full, so the choice lasts until the page is closed.
    unstored = mode === 'system' ? undefined : mode;
  }
  // Called after the choice is stored, because listeners read the choice as well.
  paint(mode === 'system' ? systemMode() : mode, getColorModeChoice() !== before);
}

/**
 * Runs `listener` after each change of the mode or of the choice, in this tab, in another tab or in the system. Returns the clean-up
 * function.
 */
export function subscribeColorMode(listener: (mode: ColorMode) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Keeps the page in sync with the other tabs and, until the user chooses a mode, with the system. `UiProvider` runs it. */
export function followColorMode(): () => void {
  const { dataset, style } = document.documentElement;
  // The kit and `color-mode.js` always set `color-scheme` inline together with a mode.
  if (!style.colorScheme && isColorMode(dataset.colorMode)) pageMode = dataset.colorMode;
  const system = darkSystem();
  const followSystem = () => {
    if (!readChoice() && !pageMode) paint(systemMode());
  };
  const followTabs = ({ key, newValue }: StorageEvent) => {
    // `key` is null if the whole storage was cleared.
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
