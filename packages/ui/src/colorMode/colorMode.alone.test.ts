// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followColorMode, getColorMode, getColorModeChoice, setColorMode, subscribeColorMode } from './colorMode.ts';

const system = Object.assign(new EventTarget(), { matches: true });
vi.stubGlobal('matchMedia', () => system);
let stop = () => {};

/** A new page, with the attributes that its HTML sets on `<html>`. */
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

test('a choice that cannot be stored stays when the system mode changes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  stop = followColorMode();
  setColorMode('light');
  system.dispatchEvent(new Event('change'));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['light', 'light']);
});

test('the choice is forgotten when another tab clears the storage', () => {
  stop = followColorMode();
  setColorMode('light');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['dark', 'system']);
});

test('a listener reads the new choice, also if the colours stay the same', () => {
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

test('a listener is called when another tab stores or removes a choice', () => {
  stop = followColorMode();
  const choices: string[] = [];
  const stopListening = subscribeColorMode(() => choices.push(getColorModeChoice()));
  const storeInOtherTab = (newValue: string | null) => {
    if (newValue) localStorage.setItem('colorMode', newValue);
    else localStorage.removeItem('colorMode');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue }));
  };
  storeInOtherTab('dark');
  storeInOtherTab(null);
  stopListening();
  expect(choices).toEqual(['dark', 'system']);
});

test('a mode in the HTML of the page stays when the system mode changes', () => {
  openPage('light');
  followColorMode()();
  // React's strict mode runs the effects of a provider twice.
  stop = followColorMode();
  system.dispatchEvent(new Event('change'));
  expect([getColorMode(), getColorModeChoice()]).toEqual(['light', 'system']);
});

test('a mode in the HTML of the page is shown again when another tab removes the choice', () => {
  openPage('light');
  stop = followColorMode();
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: 'dark' }));
  expect(getColorMode()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode', newValue: null }));
  expect(getColorMode()).toBe('light');
});

test('a page with a mode in its HTML follows the system once the user chooses “system”', () => {
  openPage('light');
  stop = followColorMode();
  setColorMode('system');
  expect(getColorMode()).toBe('dark');
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(getColorMode()).toBe('light');
});
