import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { AddressRateLimiter, networkOf } from '../src/auth/addressRateLimiter.ts';
import { costsOfCheck, hashPassword, isOutdated, noPassword, verifyPassword } from '../src/auth/passwords.ts';

/** Low cost, because the tests do not depend on it. */
const cheap = { N: 2 ** 10, r: 8, p: 1 };
const present = { N: 2 ** 15, r: 8, p: 3 };

test('a hash holds its parameters, and accepts its password in any Unicode form', async () => {
  const stored = await hashPassword('Manac\u00e1-19', cheap);
  expect(stored).toMatch(/^scrypt\$N=1024,r=8,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await verifyPassword('Manac\u00e1-19', stored)).toBe(true);
  expect(await verifyPassword('Manaca\u0301-19', stored)).toBe(true);
  expect(await verifyPassword('manac\u00e1-19', stored)).toBe(false);
  expect(await hashPassword('Manac\u00e1-19', cheap)).not.toBe(stored);
});

test.each<[what: string, written: string, cost: object]>([
  ['with its own parameters', '$N=1024,r=8,p=2', { N: 1024, r: 8, p: 2 }],
  ['of the first release', '', { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }],
])('a hash %s accepts the password from which scrypt derived it', async (_what, written, cost) => {
  const salt = Buffer.from('a salt of its own');
  const key = scryptSync('Araucaria-2694', salt, 32, cost);
  const stored = `scrypt${written}$${salt.toString('base64')}$${key.toString('base64')}`;
  expect(await verifyPassword('Araucaria-2694', stored)).toBe(true);
  expect(await verifyPassword('Araucaria-2695', stored)).toBe(false);
});

test('no password is accepted for an account without one, or for an unknown account', async () => {
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
])('%s costs the expected derivations', (_what, stored, first, more) => {
  const [cost, ...filling] = costsOfCheck(stored);
  expect(cost).toEqual(first);
  expect(filling).toHaveLength(more);
  const works = [cost!, ...filling].map(({ N, r, p }) => N * r * p);
  expect(works.reduce((sum, work) => sum + work)).toBe(Math.max(works[0]!, present.N * present.r * present.p));
  // It never needs more memory than the present hash.
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
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an attempt counts until its window ends or the sign-in succeeds', () => {
  let now = 0;
  const rateLimiter = new AddressRateLimiter(2, 1000, () => now);
  expect([rateLimiter.take('a'), rateLimiter.take('a'), rateLimiter.take('a'), rateLimiter.take('b')]).toEqual([
    0, 0, 1000, 0,
  ]);
  rateLimiter.succeed('a');
  expect(rateLimiter.take('a')).toBe(0);
  rateLimiter.refund('a');
  expect([rateLimiter.attemptsOf('a'), rateLimiter.attemptsOf('b'), rateLimiter.take('a')]).toEqual([1, 1, 0]);
  now = 400;
  expect([rateLimiter.take('a'), rateLimiter.attemptsOf('a')]).toEqual([600, 2]);
  rateLimiter.succeed('b');
  rateLimiter.succeed('b');
  expect([rateLimiter.take('b'), rateLimiter.take('b'), rateLimiter.take('b'), rateLimiter.attemptsOf('b')]).toEqual([
    0, 0, 600, 1,
  ]);
  now = 1000;
  expect([rateLimiter.take('a'), rateLimiter.attemptsOf('a')]).toEqual([0, 0]);
  // The clock is set back.
  expect([rateLimiter.take('a'), rateLimiter.take('a')]).toEqual([0, 1000]);
  now = -1001;
  expect(rateLimiter.take('a')).toBe(0);
});

test('above the limit of known addresses the oldest one is dropped', () => {
  const rateLimiter = new AddressRateLimiter(1, 1000, () => 0);
  for (let at = 0; at < 50_000; at += 1) rateLimiter.take(`${at}`);
  expect([rateLimiter.take('0'), rateLimiter.take('1')]).toEqual([1000, 1000]);
  rateLimiter.take('another');
  expect([rateLimiter.take('1'), rateLimiter.take('0')]).toEqual([1000, 0]);
});

test('an address with an earlier sign-in goes before unknown ones, even after the window', () => {
  let now = 0;
  const rateLimiter = new AddressRateLimiter(2, 1000, () => now);
  rateLimiter.take('office');
  rateLimiter.succeed('office');
  now = 5000;
  expect([rateLimiter.attemptsOf('office'), rateLimiter.attemptsOf('elsewhere')]).toEqual([-1, 0]);
});
