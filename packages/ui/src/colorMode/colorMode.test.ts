// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followColorMode, getColorMode, getColorModeChoice, setColorMode } from './colorMode.ts';

const system = Object.assign(new EventTarget(), { matches: true });
vi.stubGlobal('matchMedia', () => system);
let stop = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  setColorMode('system');
});

test('a choice that cannot be stored outlives a change of the system', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  stop = followColorMode();
  setColorMode('light');
  system.dispatchEvent(new Event('change'));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['light', 'light']);
});

test('a storage that another tab clears forgets the choice', () => {
  stop = followColorMode();
  setColorMode('light');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['dark', 'system']);
});
