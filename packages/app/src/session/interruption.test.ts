// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { recordDraft, savedDraft } from './drafts.ts';
import {
  dismissInterruption,
  endSession,
  forgetInterruption,
  recordDeepLink,
  session,
  startSession,
} from './session.ts';

const email = 'iara@oraculo.example';
const signIn = (as = email) =>
  startSession({ userToken: 'ficha', givenName: 'Iara', email: as, membership: [], expiresIn: 60 });

/** As a page that was just opened. */
beforeEach(() => {
  endSession('signedOff');
  Object.assign(session, { endedBy: null, interruption: null });
  history.replaceState(null, '', '/');
});

test('a link that was opened before signing in waits for the first user who signs in', () => {
  recordDeepLink('/glosas?page=2');
  expect(session.interruption).toEqual({ email: null, address: '/glosas?page=2' });
  signIn();
  expect(session.interruption).toEqual({ email: null, address: '/glosas?page=2' });
});

test('the address of the page is what is noted where no other one is named', () => {
  history.replaceState(null, '', '/lotes?brandName=Ip%C3%AA');
  recordDeepLink();
  expect(session.interruption?.address).toBe('/lotes?brandName=Ip%C3%AA');
});

test('the first deep link is kept, and the screen that a sign-out leaves is no deep link', () => {
  recordDeepLink('/glosas');
  recordDeepLink('/lotes');
  expect(session.interruption?.address).toBe('/glosas');
  forgetInterruption();
  signIn();
  endSession('signedOff');
  recordDeepLink('/lotes');
  expect(session.interruption).toBeNull();
});

test('where a session ran out is kept for its user, and is gone for another one', () => {
  signIn();
  history.replaceState(null, '', '/consulta?page=2');
  endSession('expired');
  expect(session.interruption).toEqual({ email, address: '/consulta?page=2' });
  signIn();
  expect(session.interruption?.email).toBe(email);
  endSession('expired');
  signIn('otavio@oraculo.example');
  expect(session.interruption).toBeNull();
});

test('what the entry held beside its address is kept with it', () => {
  signIn();
  history.replaceState({ usr: { personal: 'lotName=maria' } }, '', '/lotes');
  endSession('expired');
  expect(session.interruption).toEqual({ email, address: '/lotes', state: { personal: 'lotName=maria' } });
});

const interrupt = () => {
  signIn();
  recordDraft('consulta', { cpf: '52998224725' });
  endSession('expired');
};

test('a user who returns to the screen keeps the draft', () => {
  interrupt();
  forgetInterruption();
  expect(session.interruption).toBeNull();
  expect(savedDraft('consulta', email)).toEqual({ cpf: '52998224725' });
});

test('dismissing the banner discards the draft', () => {
  interrupt();
  dismissInterruption();
  expect(session.interruption).toBeNull();
  expect(savedDraft('consulta', email)).toBeUndefined();
});
