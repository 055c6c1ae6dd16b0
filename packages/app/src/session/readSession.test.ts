import { expect, test } from 'vitest';
import { emptySession, isSessionLive, readSession } from './readSession.ts';

const completeSession = {
  userToken: 'ficha',
  givenName: 'Mariana Salles',
  email: 'mariana@oraculo.example',
  membership: ['GG_BR_APL_AUTH_ORACULO_USER_ADMIN'],
  expiresIn: 3600,
  loginDate: '2026-11-20T12:00:00.000Z',
};

test('a complete session is read unchanged, without extra fields', () => {
  expect(readSession({ ...completeSession, outra: 1 })).toEqual(completeSession);
});

test.each([
  ['nothing', undefined],
  ['a number', 42],
  ['an object of another shape', { user: 'x' }],
  ['no token', { ...completeSession, userToken: '' }],
  ['groups that are not a list', { ...completeSession, membership: 'ADMIN' }],
  ['groups that are not texts', { ...completeSession, membership: [1] }],
  ['an infinite expiry', { ...completeSession, expiresIn: Number.POSITIVE_INFINITY }],
  ['an invalid date', { ...completeSession, loginDate: 'ontem' }],
])('%s is not a session', (_what, value) => {
  expect(readSession(value)).toEqual(emptySession);
});

test('a session lives until loginDate plus expiresIn seconds', () => {
  const end = Date.parse('2026-11-20T13:00:00.000Z');
  expect(isSessionLive(completeSession, end - 1)).toBe(true);
  expect(isSessionLive(completeSession, end)).toBe(false);
});
