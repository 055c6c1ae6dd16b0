import { beforeEach, expect, test } from 'vitest';
import {
  draftReason,
  forgetSavedDrafts,
  hasDrafts,
  recordDraft,
  savedDraft,
  discardDrafts,
  saveDraftsOfBrokenScreen,
} from './drafts.ts';
import { endSession, restartScreens, session, startSession } from './session.ts';

const answer = (email: string) => ({
  userToken: `ficha-${email}`,
  givenName: 'Iara',
  email,
  membership: [],
  expiresIn: 60,
});

beforeEach(() => {
  endSession('signedOut');
  discardDrafts();
});

test('the draft is kept for the same user after the session expired', () => {
  startSession(answer('iara@oraculo.example'));
  recordDraft('consulta', { cpf: '52998224725' });
  endSession('expired');
  startSession(answer('iara@oraculo.example'));
  expect(savedDraft('consulta', session.email)).toEqual({ cpf: '52998224725' });
  forgetSavedDrafts();
  expect(savedDraft('consulta', session.email)).toBeUndefined();
});

// spec: x.2
test('another user never sees the draft', () => {
  startSession(answer('iara@oraculo.example'));
  recordDraft('consulta', { cpf: '52998224725' });
  endSession('expired');
  startSession(answer('otavio@oraculo.example'));
  expect(savedDraft('consulta', 'iara@oraculo.example')).toBeUndefined();
});

test('a sign-out discards the draft', () => {
  startSession(answer('iara@oraculo.example'));
  recordDraft('consulta', { cpf: '52998224725' });
  endSession('signedOut');
  startSession(answer('iara@oraculo.example'));
  expect(savedDraft('consulta', session.email)).toBeUndefined();
});

test('an unmounted form keeps no draft', () => {
  startSession(answer('iara@oraculo.example'));
  recordDraft('consulta', { cpf: '52998224725' });
  recordDraft('consulta', null);
  recordDraft('lote', { name: 'a' });
  endSession('expired');
  expect(savedDraft('consulta', 'iara@oraculo.example')).toBeUndefined();
  expect(savedDraft('lote', 'iara@oraculo.example')).toEqual({ name: 'a' });
});

test('without a `window` the return address of a session is the root', () => {
  startSession(answer('iara@oraculo.example'));
  endSession('expired');
  expect(session.returnTarget).toEqual({ email: 'iara@oraculo.example', address: '/' });
});

test('the draft of a screen that breaks is kept for the same user, with the reason', () => {
  startSession(answer('iara@oraculo.example'));
  recordDraft('consulta', { cpf: '52998224725' });
  expect(hasDrafts(session.email)).toBe(true);
  saveDraftsOfBrokenScreen(session.email);
  // The cleanup of the screen runs after that, and React may run the effect of the page twice.
  recordDraft('consulta', null);
  saveDraftsOfBrokenScreen(session.email);
  restartScreens();
  expect(hasDrafts(session.email)).toBe(true);
  expect(hasDrafts('otavio@oraculo.example')).toBe(false);
  expect(draftReason()).toBe('error');
  expect(savedDraft('consulta', session.email)).toEqual({ cpf: '52998224725' });
});

test('a screen that breaks while nobody is signed in keeps no draft', () => {
  recordDraft('consulta', { cpf: '52998224725' });
  saveDraftsOfBrokenScreen('');
  expect(hasDrafts('')).toBe(false);
});
