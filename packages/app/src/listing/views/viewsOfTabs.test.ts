// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../session/session.ts';
import { removeView, saveView, views } from './views.ts';

const view = (name: string) => ({ list: 'batches', name, search: `x=${name}`, isDefault: false });
const names = () => views.all.map(({ name }) => name);

const keyOfViews = () => Object.keys(localStorage).find((key) => key.startsWith('oraculo:views:')) ?? '';

/** The browser fires `storage` in other tabs, unless they are suspended. */
function saveElsewhere(name: string) {
  const key = keyOfViews();
  const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
  localStorage.setItem(key, JSON.stringify([...stored, view(name)]));
  return () => window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  localStorage.clear();
  startSession({ userToken: 't', givenName: 'Rui', email: 'rui@oraculo.example', membership: [], expiresIn: 3600 });
  saveView(view('um'));
});

test('a view that another tab saved appears immediately', () => {
  const fireStorage = saveElsewhere('dois');
  fireStorage();
  expect(names()).toEqual(['um', 'dois']);
});

test('saving or removing a view keeps the views of another tab, even without a `storage` event', () => {
  saveElsewhere('dois');
  saveView(view('três'));
  expect(names()).toEqual(['um', 'dois', 'três']);
  saveElsewhere('quatro');
  removeView(view('um'));
  expect(names()).toEqual(['dois', 'três', 'quatro']);
});

test('a change in another tab adds only the views of this user', () => {
  const key = keyOfViews();
  saveElsewhere('dois');
  window.dispatchEvent(new StorageEvent('storage', { key: 'oraculo:session' }));
  expect(names()).toEqual(['um']);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(names()).toEqual(['um', 'dois']);
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(names()).toEqual([]);
});

test('a signed-out visitor has no views', () => {
  const storageKey = keyOfViews();
  localStorage.setItem('oraculo:views:cbf29ce484222325', localStorage.getItem(storageKey) ?? '');
  endSession('signedOut');
  expect(names()).toEqual([]);
});
