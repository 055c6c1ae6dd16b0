// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followColorMode, getColorMode, getColorModeChoice, setColorMode, subscribeColorMode } from './colorMode.ts';

const system = Object.assign(new EventTarget(), { matches: true });
vi.stubGlobal('matchMedia', () => system);
let stop = () => {};

/** A page as it arrives, with what it wrote on `<html>` itself. */
function openPage(mode: string) {
  const root = document.documentElement;
  root.removeAttribute('style');
  root.dataset.colorMode = mode;
}

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  system.matches = true;
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

test('a listener reads the new choice, also one that changes no colour', () => {
  stop = followColorMode();
  const choices: string[] = [];
  const stopListening = subscribeColorMode(() => choices.push(getColorModeChoice()));
  setColorMode('dark');
  setColorMode('light');
  setColorMode('light');
  setColorMode('system');
  stopListening();
  expect(choices).toEqual(['dark', 'light', 'system']);
});

test('a listener hears of a choice that another tab makes or forgets', () => {
  stop = followColorMode();
  const choices: string[] = [];
  const stopListening = subscribeColorMode(() => choices.push(getColorModeChoice()));
  const tellOfTab = (newValue: string | null) => {
    if (newValue) localStorage.setItem('colorMode', newValue);
    else localStorage.removeItem('colorMode');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue }));
  };
  tellOfTab('dark');
  tellOfTab(null);
  stopListening();
  expect(choices).toEqual(['dark', 'system']);
});

test('a mode that the page itself names stays when the system changes', () => {
  openPage('light');
  followColorMode()();
  // React's strict mode runs the effects of a provider twice.
  stop = followColorMode();
  system.dispatchEvent(new Event('change'));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['light', 'system']);
});

test('a mode that the page itself names is shown again when another tab forgets its choice', () => {
  openPage('light');
  stop = followColorMode();
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: 'dark' }));
  expect(getColorMode()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: null }));
  expect(getColorMode()).toBe('light');
});

test('a page that named its mode follows the system once that is chosen', () => {
  openPage('light');
  stop = followColorMode();
  setColorMode('system');
  expect(getColorMode()).toBe('dark');
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(getColorMode()).toBe('light');
});
