import { expect, test } from 'vitest';
import { costsOfCheck, hashPassword, isOutdated, noPassword, verifyPassword } from '../src/auth/passwords.ts';

/** Little work: what is tested does not depend on it. */
const cheap = { N: 2 ** 10, r: 8, p: 1 };
const present = { N: 2 ** 15, r: 8, p: 3 };

test('a hash says how it was made, and opens for its password in any spelling of its letters', async () => {
  const stored = await hashPassword('Manac\u00e1-19', cheap);
  expect(stored).toMatch(/^scrypt\$N=1024,r=8,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await verifyPassword('Manac\u00e1-19', stored)).toBe(true);
  expect(await verifyPassword('Manaca\u0301-19', stored)).toBe(true);
  expect(await verifyPassword('manac\u00e1-19', stored)).toBe(false);
  expect(await hashPassword('Manac\u00e1-19', cheap)).not.toBe(stored);
});

test('no password opens an account that has none, nor one that does not exist', async () => {
  expect(await verifyPassword('', noPassword)).toBe(false);
  expect(await verifyPassword(noPassword, noPassword)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

test.each<[what: string, stored: string | undefined, first: object, more: number]>([
  ['nobody', undefined, present, 0],
  ['an account without a password', noPassword, present, 0],
  ['the present hash', 'scrypt$N=32768,r=8,p=3$c2FsdA==$aGFzaA==', present, 0],
  ['a hash of the first release', 'scrypt$c2FsdA==$aGFzaA==', { N: 2 ** 15, r: 8, p: 1 }, 1],
  ['a weaker hash', 'scrypt$N=16384,r=8,p=5$c2FsdA==$aGFzaA==', { N: 2 ** 14, r: 8, p: 5 }, 1],
  ['a stronger hash', 'scrypt$N=65536,r=8,p=3$c2FsdA==$aGFzaA==', { N: 2 ** 16, r: 8, p: 3 }, 0],
])('for %s the derivations are as many and as large as they have to be', (_what, stored, first, more) => {
  const [cost, ...filling] = costsOfCheck(stored);
  expect(cost).toEqual(first);
  expect(filling).toHaveLength(more);
  // Never more memory than the present hash takes.
  for (const { N, r } of filling) expect(N * r).toBeLessThan(present.N * present.r);
});

test('only a hash of the present parameters is up to date', () => {
  expect(isOutdated('scrypt$N=32768,r=8,p=3$c2FsdA==$aGFzaA==')).toBe(false);
  expect(isOutdated('scrypt$N=32768,r=8,p=1$c2FsdA==$aGFzaA==')).toBe(true);
  expect(isOutdated('scrypt$c2FsdA==$aGFzaA==')).toBe(true);
  expect(isOutdated(noPassword)).toBe(true);
});
