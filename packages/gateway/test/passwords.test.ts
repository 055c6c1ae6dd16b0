import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { AddressTries, networkOf } from '../src/auth/addressTries.ts';
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

test.each<[what: string, written: string, cost: object]>([
  ['of its own parameters', '$N=1024,r=8,p=2', { N: 1024, r: 8, p: 2 }],
  ['of the first release', '', { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }],
])('a hash %s opens for the password that scrypt derives it from', async (_what, written, cost) => {
  const salt = Buffer.from('a salt of its own');
  const key = scryptSync('Araucaria-2694', salt, 32, cost);
  const stored = `scrypt${written}$${salt.toString('base64')}$${key.toString('base64')}`;
  expect(await verifyPassword('Araucaria-2694', stored)).toBe(true);
  expect(await verifyPassword('Araucaria-2695', stored)).toBe(false);
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
  ['a hash of wide blocks', 'scrypt$N=16384,r=16,p=1$c2FsdA==$aGFzaA==', { N: 2 ** 14, r: 16, p: 1 }, 1],
  ['a hash of many rounds', 'scrypt$N=1024,r=8,p=16$c2FsdA==$aGFzaA==', { N: 2 ** 10, r: 8, p: 16 }, 1],
  ['a stronger hash', 'scrypt$N=65536,r=8,p=3$c2FsdA==$aGFzaA==', { N: 2 ** 16, r: 8, p: 3 }, 0],
])('for %s the derivations are as many and as large as they have to be', (_what, stored, first, more) => {
  const [cost, ...filling] = costsOfCheck(stored);
  expect(cost).toEqual(first);
  expect(filling).toHaveLength(more);
  const works = [cost!, ...filling].map(({ N, r, p }) => N * r * p);
  expect(works.reduce((sum, work) => sum + work)).toBe(Math.max(works[0]!, present.N * present.r * present.p));
  // Never more memory than the present hash takes.
  for (const { N, r } of filling) expect(N * r).toBeLessThan(present.N * present.r);
});

test('only a hash of the present parameters is up to date', () => {
  expect(isOutdated('scrypt$N=32768,r=8,p=3$c2FsdA==$aGFzaA==')).toBe(false);
  expect(isOutdated('scrypt$N=32768,r=8,p=1$c2FsdA==$aGFzaA==')).toBe(true);
  expect(isOutdated('scrypt$c2FsdA==$aGFzaA==')).toBe(true);
  expect(isOutdated(noPassword)).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::FFFF:10.20.30.40', '10.20.30.40'],
  ['::ffff:10.20.30.40:80', '::ffff:10.20.30.40:80'],
  ['2001::ffff:203.0.113.7', '2001:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['1::4:5:6:7:8', '1:0:0:4'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a try counts until its time is over or it is forgiven', () => {
  let now = 0;
  const tries = new AddressTries(2, 1000, () => now);
  expect([tries.take('a'), tries.take('a'), tries.take('a'), tries.take('b')]).toEqual([0, 0, 1000, 0]);
  tries.forgive('a');
  expect(tries.take('a')).toBe(0);
  tries.uncount('a');
  expect([tries.askedBy('a'), tries.askedBy('b'), tries.take('a')]).toEqual([1, 1, 0]);
  now = 400;
  expect([tries.take('a'), tries.askedBy('a')]).toEqual([600, 2]);
  tries.forgive('b');
  tries.forgive('b');
  expect([tries.take('b'), tries.take('b'), tries.take('b'), tries.askedBy('b')]).toEqual([0, 0, 600, 1]);
  now = 1000;
  expect([tries.take('a'), tries.askedBy('a')]).toEqual([0, 0]);
  // The clock is set back.
  expect([tries.take('a'), tries.take('a')]).toEqual([0, 1000]);
  now = -1001;
  expect(tries.take('a')).toBe(0);
});

test('of more addresses than are remembered the one that came first is forgotten first', () => {
  const tries = new AddressTries(1, 1000, () => 0);
  for (let at = 0; at < 50_000; at += 1) tries.take(`${at}`);
  expect([tries.take('0'), tries.take('1')]).toEqual([1000, 1000]);
  tries.take('another');
  expect([tries.take('1'), tries.take('0')]).toEqual([1000, 0]);
});

test('an address with earlier sign-ins goes before unknown ones, also after the window', () => {
  let now = 0;
  const tries = new AddressTries(2, 1000, () => now);
  tries.take('office');
  tries.forgive('office');
  now = 5000;
  expect([tries.askedBy('office'), tries.askedBy('elsewhere')]).toEqual([-1, 0]);
});
