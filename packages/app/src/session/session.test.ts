// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { recordDraft, savedDraft, discardDrafts } from './drafts.ts';
import {
  checkSession,
  endSession,
  followStoredSession,
  forgetReturnTarget,
  session,
  sessionKey,
  startSession,
} from './session.ts';

const email = 'iara@oraculo.example';
const answer = { userToken: 'ficha', givenName: 'Iara', email, membership: [], expiresIn: 60 };
const loginDate = new Date('2026-11-20T12:00:00.000Z');
const during = loginDate.getTime() + 30_000;
const after = loginDate.getTime() + 60_000;
const signedIn = { ...answer, loginDate: loginDate.toISOString() };

/** Writes a session to the storage, as another tab does. */
const storeElsewhere = (value: unknown) => localStorage.setItem(sessionKey, JSON.stringify(value));

// Another test file may have started a watcher, which would end an old session.
vi.useFakeTimers({ toFake: ['Date'], now: loginDate });
afterAll(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
  startSession(answer, loginDate);
  recordDraft('consulta', { cpf: '52998224725' });
});

test.each([
  ['expired in that tab', { ...signedIn, userToken: '', endedBy: 'expired' }, during, 'expired'],
  ['expired in both tabs', { ...signedIn, userToken: '' }, after, 'expired'],
  ['was ended by a sign-out', { ...signedIn, userToken: '', endedBy: 'signedOut' }, during, 'elsewhere'],
  ['was removed from the storage', null, during, 'elsewhere'],
] as const)('this tab signs out after the session of another tab %s', (_what, stored, now, endedBy) => {
  storeElsewhere(stored);
  followStoredSession(now);
  expect(session.userToken).toBe('');
  expect(session.endedBy).toBe(endedBy);
  expect(session.returnTarget?.email).toBe(endedBy === 'expired' ? email : undefined);
  expect(savedDraft('consulta', email) !== undefined).toBe(endedBy === 'expired');
});

test('the return address stays when the same user signs in again in another tab', () => {
  endSession('expired');
  storeElsewhere({ ...signedIn, userToken: 'nova' });
  followStoredSession(during);
  expect(session.userToken).toBe('nova');
  expect(session.returnTarget?.email).toBe(email);
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('another user who signs in in another tab gets no return address', () => {
  endSession('expired');
  storeElsewhere({ ...signedIn, userToken: 'outra', email: 'otavio@oraculo.example' });
  followStoredSession(during);
  expect(session.returnTarget).toBeNull();
  expect(savedDraft('consulta', email)).toBeUndefined();
});

test('the end of a session reports its reason to the other tabs', () => {
  endSession('expired');
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '{}')).toMatchObject({ userToken: '', endedBy: 'expired' });
});

test('a tab that was suspended past the end of its session takes over the session of another tab', () => {
  storeElsewhere({ ...signedIn, userToken: 'nova', loginDate: new Date(after).toISOString() });
  checkSession(after);
  expect(session.userToken).toBe('nova');
  expect(session.endedBy).toBeNull();
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '{}')).toMatchObject({ userToken: 'nova' });
  // Typed values are kept as after any expired session.
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('a session that another user started in another tab continues, without the values typed in this tab', () => {
  storeElsewhere({ ...signedIn, userToken: 'outra', email: 'otavio@oraculo.example' });
  endSession('expired');
  expect(session.email).toBe('otavio@oraculo.example');
  expect(session.returnTarget).toBeNull();
  expect(savedDraft('consulta', email)).toBeUndefined();
});

const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as Record<string, unknown>;

test('the session has the groups of its user', () => {
  startSession({ ...answer, membership: ['GG_BR_APL_AUTH_ORACULO_USER_ADMIN'] }, loginDate);
  expect(session.membership).toEqual(['GG_BR_APL_AUTH_ORACULO_USER_ADMIN']);
  expect(stored().membership).toEqual(['GG_BR_APL_AUTH_ORACULO_USER_ADMIN']);
});

test('an ended session does not end again for another reason', () => {
  endSession('expired');
  const { generation } = session;
  endSession('signedOut');
  expect(session).toMatchObject({ endedBy: 'expired', generation });
  expect(stored().endedBy).toBe('expired');
  expect(checkSession(after)).toBe(false);
  expect(session.generation).toBe(generation);
});

test('a sign-out ends the session in every tab, even if another tab started a session meanwhile', () => {
  storeElsewhere({ ...signedIn, userToken: 'nova' });
  endSession('signedOut');
  expect(session).toMatchObject({ userToken: '', endedBy: 'signedOut' });
  expect(stored()).toMatchObject({ userToken: '', endedBy: 'signedOut' });
});

test('an expired session tells the other tabs, even if the storage was cleared', () => {
  localStorage.clear();
  endSession('expired');
  expect(stored()).toMatchObject({ userToken: '', endedBy: 'expired' });
});

test('a storage event with the same session changes nothing', () => {
  const { generation } = session;
  followStoredSession(during);
  expect(session).toMatchObject({ userToken: 'ficha', endedBy: null, generation });
});

test('typed values stay when another tab renews the session of the same user', () => {
  // Left by an earlier test.
  forgetReturnTarget();
  const { generation } = session;
  storeElsewhere({ ...signedIn, userToken: 'nova' });
  followStoredSession(during);
  expect(session.generation).toBe(generation + 1);
  endSession('expired');
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('a tab where nobody is signed in follows a sign-in elsewhere', () => {
  endSession('signedOut');
  storeElsewhere({ ...signedIn, userToken: 'nova' });
  followStoredSession(during);
  expect(session).toMatchObject({ userToken: 'nova', email, endedBy: null, returnTarget: null });
});
