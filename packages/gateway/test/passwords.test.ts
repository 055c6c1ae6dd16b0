import { expect, test } from 'vitest';
import { AddressTries, networkOf } from '../src/auth/addressTries.ts';
import { PasswordQueue, QueueFull } from '../src/auth/passwordQueue.ts';
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

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::FFFF:10.20.30.40', '10.20.30.40'],
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
});

test('of more addresses than are remembered the one that came first is forgotten first', () => {
  const tries = new AddressTries(1, 1000, () => 0);
  for (let at = 0; at < 50_000; at += 1) tries.take(`${at}`);
  expect([tries.take('0'), tries.take('1')]).toEqual([1000, 1000]);
  tries.take('another');
  expect([tries.take('1'), tries.take('0')]).toEqual([1000, 0]);
});

/** A queue that waits for `open`, and who was checked in which order. Without a lane for few tries it makes one check at a time. */
function closedQueue(maxWaiting = 2, fewTries = Number.NEGATIVE_INFINITY) {
  const clock = { now: 0 };
  const queue = new PasswordQueue({ maxWaiting, patienceMs: 1000, fewTries }, () => clock.now);
  const order: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const enter = (name: string, tries = 0, signal: AbortSignal = new AbortController().signal) => {
    clock.now += 1;
    return queue.run(tries, signal, async () => {
      await gate;
      order.push(name);
    });
  };
  return { clock, enter, open: () => open(), order };
}

test('among those who never tried the last to come goes first: a flood that has just begun does not keep it out', async () => {
  const { enter, open, order } = closedQueue();
  const entered = [enter('flood 1'), enter('flood 2'), enter('flood 3'), enter('person')];
  open();
  await Promise.allSettled(entered);
  expect(order).toEqual(['flood 1', 'person', 'flood 3']);
});

test('whoever tried least goes first and makes room for itself in a full queue', async () => {
  const { enter, open, order } = closedQueue();
  const entered = [enter('first', 9), enter('flood', 9), enter('crowd', 8), enter('person')];
  open();
  const ends = await Promise.allSettled(entered);
  expect(order).toEqual(['first', 'person', 'crowd']);
  expect(ends[1]).toMatchObject({ status: 'rejected', reason: expect.any(QueueFull) });
});

test('nobody is overtaken for ever by those who came later', async () => {
  const { clock, enter, open, order } = closedQueue(4);
  const entered = [enter('first'), enter('early'), enter('next')];
  clock.now += 1000;
  entered.push(enter('late'), enter('flood', 1));
  open();
  await Promise.all(entered);
  expect(order).toEqual(['first', 'early', 'next', 'late', 'flood']);
});

test('a flood of equals that has waited for long delays whoever comes now by one check, and is still served', async () => {
  const { clock, enter, open, order } = closedQueue(4, 10);
  const entered = ['flood 1', 'flood 2', 'flood 3', 'flood 4', 'flood 5', 'flood 6'].map((name) => enter(name));
  clock.now += 1000;
  entered.push(enter('person'));
  open();
  await Promise.allSettled(entered);
  expect(order).toEqual(['flood 1', 'flood 2', 'flood 3', 'person', 'flood 4', 'flood 5']);
});

test('whoever tried often leaves one of the two checks at once to the others', async () => {
  const { enter, open, order } = closedQueue(4, 10);
  const entered = [enter('flood 1', 10), enter('flood 2', 11), enter('person', 9)];
  open();
  await Promise.all(entered);
  expect(order).toEqual(['flood 1', 'person', 'flood 2']);
});

test('an address where people signed in goes before those that were never heard of, also after the window', () => {
  let now = 0;
  const tries = new AddressTries(2, 1000, () => now);
  tries.take('office');
  tries.forgive('office');
  now = 5000;
  expect([tries.askedBy('office'), tries.askedBy('elsewhere')]).toEqual([-1, 0]);
});

test('a sender who has left is not checked, and leaves its place to others', async () => {
  const { enter, open, order } = closedQueue(1);
  const leaving = new AbortController();
  const left = [enter('first'), enter('gone', 0, leaving.signal)];
  leaving.abort(new Error('left'));
  const person = enter('person', 5);
  open();
  expect(await Promise.allSettled([...left, person])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'left' } },
    { status: 'fulfilled' },
  ]);
  expect(order).toEqual(['first', 'person']);
});
