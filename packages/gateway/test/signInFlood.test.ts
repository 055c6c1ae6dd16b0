import { request } from 'node:http';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { AddressTries, networkOf } from '../src/auth/addressTries.ts';
import { PasswordQueue, QueueFull } from '../src/auth/passwordQueue.ts';
import { addPerson, readGroups } from '../src/maintenance/people.ts';
import { apiBase, behindProxy, startTestGateway, type TestGateway } from './testGateway.ts';
import { isOnPostgres } from './testDatabase.ts';

interface Try {
  username: string;
  password: string;
  /** Of the sender, on the loopback network. */
  from?: string;
  headers?: Record<string, string>;
}

function signIn(gateway: TestGateway, { from = '127.0.0.1', headers = {}, ...body }: Try): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${gateway.origin}${apiBase}/user/sessions`, {
      method: 'POST',
      localAddress: from,
      headers: { key: gateway.config.applicationKey, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const right = { username: 'leitura', password: 'Araucaria-2694' };
const wrong = (number: number) => ({ username: `ninguem${number}`, password: 'x' });

test('an address that tries many names is stopped before any hash; a right password from elsewhere opens', async () => {
  await using gateway = await startTestGateway({ signInMaxFailuresByAddress: 4 });
  const tries: number[] = [];
  for (let number = 0; number < 6; number += 1) tries.push(await signIn(gateway, wrong(number)));
  expect(tries).toEqual([401, 401, 401, 401, 429, 429]);
  expect(await signIn(gateway, right)).toBe(429);
  expect(await signIn(gateway, { ...right, from: '127.0.0.2' })).toBe(200);
}, 60_000);

test('of forty tries at once few are checked, the others are told to wait, and people go first', async () => {
  await using gateway = await startTestGateway();
  const flood = Promise.all(Array.from({ length: 40 }, (_, number) => signIn(gateway, wrong(number))));
  const answers = [await signIn(gateway, { ...right, from: '127.0.0.2' }), ...(await flood)];
  expect(answers[0]).toBe(200);
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(18);
  expect(new Set(answers)).toEqual(new Set([200, 401, 429]));
}, 60_000);

test('behind a trusted proxy everybody has an address of their own; from elsewhere the header counts for nothing', async () => {
  await using gateway = await startTestGateway({ ...behindProxy, signInMaxFailuresByAddress: 2 });
  const password = await addPerson(gateway.db, 'rosa', 'rosa@oraculo.example', readGroups('READ'));
  const right = { username: 'rosa', password };
  const as = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  for (let number = 0; number < 3; number += 1) await signIn(gateway, { ...wrong(number), ...as('203.0.113.7') });
  expect(await signIn(gateway, { ...right, ...as('203.0.113.7') })).toBe(429);
  expect(await signIn(gateway, { ...right, ...as('203.0.113.8') })).toBe(200);
  for (let number = 0; number < 3; number += 1) {
    await signIn(gateway, { ...wrong(number), ...as(`198.51.100.${number}`), from: '127.0.0.3' });
  }
  expect(await signIn(gateway, { ...right, ...as('198.51.100.9'), from: '127.0.0.3' })).toBe(429);
}, 60_000);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
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
  now = 1000;
  expect(tries.take('a')).toBe(0);
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

// With the write lock of the embedded database.
test.runIf(!isOnPostgres)(
  'a try that no answer was found for, as the database is held, costs none',
  async () => {
    await using gateway = await startTestGateway({ signInMaxFailuresByAddress: 1 });
    const other = createClient({ url: `file:${gateway.config.databaseFile}` });
    const lock = await other.transaction('write');
    expect(await signIn(gateway, right)).toBe(503);
    await lock.rollback();
    other.close();
    expect(await signIn(gateway, right)).toBe(200);
  },
  60_000,
);
