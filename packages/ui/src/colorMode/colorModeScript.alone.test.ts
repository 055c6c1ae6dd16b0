// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { formatHex } from 'culori';
import { describe, expect, test, vi } from 'vitest';
import { dark } from '../theme/dark.css.ts';
import { light } from '../theme/light.css.ts';
import { followColorMode, themeColors } from './colorMode.ts';

const script = readFileSync(`${import.meta.dirname}/../assets/color-mode.js`, 'utf8');

interface Visit {
  stored?: string;
  prefersDark?: boolean;
  isStorageDenied?: boolean;
  barColor?: string;
}

const ownStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};

const deniedStorage = {
  configurable: true,
  get: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

/** Runs the script in a page of its own, as a browser runs it in `<head>`. */
function visit({ stored, prefersDark = false, isStorageDenied = false, barColor }: Visit) {
  const root = document.documentElement;
  root.removeAttribute('style');
  delete root.dataset.colorMode;
  document.head.replaceChildren();
  if (barColor) {
    const bar = document.createElement('meta');
    bar.name = 'theme-color';
    bar.content = barColor;
    document.head.append(bar);
  }
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('colorMode', stored);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  if (isStorageDenied) Object.defineProperty(globalThis, 'localStorage', deniedStorage);
  try {
    runInThisContext(script);
  } finally {
    Object.defineProperty(globalThis, 'localStorage', ownStorage);
  }
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((bar) => bar.getAttribute('content'));
  return { mode: root.dataset.colorMode, scheme: root.style.colorScheme, bars };
}

describe('color-mode.js', () => {
  test.each<[string, Visit, string]>([
    ['follows a light system on first use', {}, 'light'],
    ['follows a dark system on first use', { prefersDark: true }, 'dark'],
    ['lets the stored choice win over the system', { stored: 'light', prefersDark: true }, 'light'],
    ['applies the stored dark mode', { stored: 'dark' }, 'dark'],
    ['ignores a stored value in another format', { stored: '{"mode":"dark"}', prefersDark: true }, 'dark'],
    ['follows the system where storage is denied', { isStorageDenied: true, prefersDark: true }, 'dark'],
  ])('%s', (_title, circumstances, mode) => {
    expect(visit(circumstances)).toMatchObject({ mode, scheme: mode });
  });

  test('adds the colour of the browser bar if the page has none', () => {
    expect(visit({ stored: 'dark' }).bars).toEqual([themeColors.dark]);
  });

  test('changes the existing colour of the browser bar', () => {
    expect(visit({ barColor: '#123456' }).bars).toEqual([themeColors.light]);
  });

  test('lets the page follow the system: the kit does not take its mode for a mode in the HTML', () => {
    visit({ prefersDark: true });
    const system = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => system);
    const stop = followColorMode();
    system.dispatchEvent(new Event('change'));
    stop();
    expect(document.documentElement.dataset.colorMode).toBe('light');
  });
});

test('the browser bar has the colour of the header in both modes', () => {
  expect(themeColors).toEqual({ light: formatHex(light.surface), dark: formatHex(dark.surface) });
});
