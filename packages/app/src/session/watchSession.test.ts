// @vitest-environment jsdom
import { announce, toast, UiProvider } from '@oraculo/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, session, sessionKey, startSession } from './session.ts';
import { watchSession } from './watchSession.ts';

const hour = 3_600_000;
const minute = 60_000;
const answer = { userToken: 'ficha', givenName: 'Iara', email: 'iara@oraculo.example', membership: [] };
const signIn = (expiresIn: number) => startSession({ ...answer, expiresIn });

vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') });
// Called once for all tests, as the app does at its start.
watchSession();
const warn = vi.spyOn(toast, 'warning');
const clear = vi.spyOn(toast, 'clear');

/** Lets the subscribers of the session run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

// Other test files share the process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

beforeEach(async () => {
  endSession('signedOut');
  await settle();
  warn.mockClear();
  clear.mockClear();
});
// A query in the next test would find the old text.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a session warns once, two minutes before its end, and then ends on time', async () => {
  signIn(10 * 60);
  await vi.advanceTimersByTimeAsync(8 * minute - 1);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith({
    title: 'Sua sessão termina em menos de 2 minutos.',
    message: 'Conclua e salve o que está fazendo. Depois, você precisará entrar de novo.',
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * minute - 1);
  expect(session.userToken).toBe('ficha');
  await vi.advanceTimersByTimeAsync(1);
  expect(session).toMatchObject({ userToken: '', endedBy: 'expired' });
  expect(warn).toHaveBeenCalledOnce();
});

test('each session has its own warning', async () => {
  for (const times of [1, 2]) {
    signIn(60);
    await settle();
    expect(warn).toHaveBeenCalledTimes(times);
    endSession('signedOut');
    await settle();
  }
});

test('a session of months ends on its day, although no timer counts that far', async () => {
  signIn(40 * 24 * 3600);
  await vi.advanceTimersByTimeAsync(40 * 24 * hour - 1);
  expect(session.userToken).toBe('ficha');
  await vi.advanceTimersByTimeAsync(1);
  expect(session.userToken).toBe('');
});

test('a tab that was suspended past the end of its session signs out when it becomes visible', async () => {
  signIn(60 * 60);
  await settle();
  // Suspension stops timers but not the clock.
  vi.setSystemTime(Date.now() + 2 * hour);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session).toMatchObject({ userToken: '', endedBy: 'expired' });
});

test('a hidden tab does not check its session', async () => {
  signIn(60 * 60);
  await settle();
  vi.setSystemTime(Date.now() + 2 * hour);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.userToken).toBe('ficha');
  visibility.mockRestore();
});

test('a sign-in or sign-out clears the toasts of the former user', async () => {
  signIn(60 * 60);
  expect(clear).toHaveBeenCalledOnce();
  endSession('signedOut');
  expect(clear).toHaveBeenCalledTimes(2);
});

test.each([
  ['its own key', sessionKey],
  ['everything at once', null],
])('a sign-out in another tab is followed when the storage event reports %s', async (_what, key) => {
  signIn(60 * 60);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode' }));
  expect(session.userToken).toBe('ficha');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(session).toMatchObject({ userToken: '', endedBy: 'elsewhere' });
});

test('announcements are removed with their user', async () => {
  // jsdom has no `matchMedia`, which the provider needs for the colour mode.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  render(createElement(UiProvider, null, null));
  signIn(60 * 60);
  await settle();
  announce('Beneficiário ativo: Beatriz Aparecida');
  expect(screen.getByText(/Beatriz/)).toBeDefined();
  endSession('signedOut');
  await settle();
  expect(document.querySelector('[data-live-announcer]')?.textContent).toBe('');
});
