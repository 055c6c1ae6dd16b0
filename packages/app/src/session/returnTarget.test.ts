// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recordDraft, savedDraft } from './drafts.ts';
import {
  dismissReturnTarget,
  endSession,
  forgetReturnTarget,
  recordDeepLink,
  session,
  startSession,
} from './session.ts';

const email = 'iara@oraculo.example';
const signIn = (as = email) =>
  startSession({ userToken: 'ficha', givenName: 'Iara', email: as, membership: [], expiresIn: 60 });

/** Resets the module state, as in a new page. */
beforeEach(() => {
  endSession('signedOut');
  Object.assign(session, { endedBy: null, returnTarget: null });
  history.replaceState(null, '', '/');
});

test('a link that was opened before the sign-in is kept for the first user who signs in', () => {
  recordDeepLink('/glosas?page=2');
  expect(session.returnTarget).toEqual({ email: null, address: '/glosas?page=2' });
  signIn();
  expect(session.returnTarget).toEqual({ email: null, address: '/glosas?page=2' });
});

test('the address of the page is the default', () => {
  history.replaceState(null, '', '/lotes?brandName=Ip%C3%AA');
  recordDeepLink();
  expect(session.returnTarget?.address).toBe('/lotes?brandName=Ip%C3%AA');
});

test('the first deep link is kept, and the screen of a sign-out is not a deep link', () => {
  recordDeepLink('/glosas');
  recordDeepLink('/lotes');
  expect(session.returnTarget?.address).toBe('/glosas');
  forgetReturnTarget();
  signIn();
  endSession('signedOut');
  recordDeepLink('/lotes');
  expect(session.returnTarget).toBeNull();
});

test('the screen of an expired session is kept for its user and dropped for another user', () => {
  signIn();
  history.replaceState(null, '', '/consulta?page=2');
  endSession('expired');
  expect(session.returnTarget).toEqual({ email, address: '/consulta?page=2' });
  signIn();
  expect(session.returnTarget?.email).toBe(email);
  endSession('expired');
  signIn('otavio@oraculo.example');
  expect(session.returnTarget).toBeNull();
});

test('the state of the history entry is kept with the address', () => {
  signIn();
  history.replaceState({ usr: { personal: 'lotName=maria' } }, '', '/lotes');
  endSession('expired');
  expect(session.returnTarget).toEqual({ email, address: '/lotes', state: { personal: 'lotName=maria' } });
});

const interrupt = () => {
  signIn();
  recordDraft('consulta', { cpf: '52998224725' });
  endSession('expired');
};

test('a user who returns to the screen keeps the draft', () => {
  interrupt();
  forgetReturnTarget();
  expect(session.returnTarget).toBeNull();
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('dismissing the banner discards the draft', () => {
  interrupt();
  dismissReturnTarget();
  expect(session.returnTarget).toBeNull();
  expect(savedDraft('consulta', email)).toBeUndefined();
});
