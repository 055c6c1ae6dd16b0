import { request } from 'node:http';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { addUserWithPassword, readGroups } from '../src/maintenance/users.ts';
import {
  apiBase,
  behindProxy,
  startTestGateway,
  type TestGateway,
} from '@oraculo-tools/testkit/gateway/testGateway.ts';
import { isOnPostgres } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

interface Try {
  username: string;
  password: string;
  /** The address of the sender, on the loopback network. */
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

test('an address that tries many names is refused before any hash, and another address can sign in', async () => {
  await using gateway = await startTestGateway({ signInMaxFailuresByAddress: 4 });
  const tries: number[] = [];
  for (let number = 0; number < 6; number += 1) tries.push(await signIn(gateway, wrong(number)));
  expect(tries).toEqual([401, 401, 401, 401, 429, 429]);
  expect(await signIn(gateway, right)).toBe(429);
  expect(await signIn(gateway, { ...right, from: '127.0.0.2' })).toBe(200);
}, 60_000);

test('few of forty parallel attempts are checked, the others get 429, and other addresses go first', async () => {
  await using gateway = await startTestGateway();
  const flood = Promise.all(Array.from({ length: 40 }, (_, number) => signIn(gateway, wrong(number))));
  const answers = [await signIn(gateway, { ...right, from: '127.0.0.2' }), ...(await flood)];
  expect(answers[0]).toBe(200);
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(18);
  expect(new Set(answers)).toEqual(new Set([200, 401, 429]));
}, 60_000);

// spec: x.82
test('successful sign-ins do not count, and thirty parallel ones of one user do not delay another address', async () => {
  await using gateway = await startTestGateway({ signInMaxFailures: 3, signInMaxFailuresByAddress: 3 });
  for (let number = 0; number < 5; number += 1) expect(await signIn(gateway, right)).toBe(200);
  const flood = Promise.all(Array.from({ length: 30 }, () => signIn(gateway, right)));
  const other = { username: 'recebiveis', password: 'Maritaca-4820', from: '127.0.0.2' };
  expect(await signIn(gateway, other)).toBe(200);
  const answers = await flood;
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect(await signIn(gateway, right)).toBe(200);
}, 60_000);

test('behind a trusted proxy each user counts by their own address, and elsewhere the header is ignored', async () => {
  await using gateway = await startTestGateway({ ...behindProxy, signInMaxFailuresByAddress: 2 });
  const password = await addUserWithPassword(gateway.db, 'rosa', 'rosa@oraculo.example', readGroups('READ'));
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

// The test uses the write lock of the embedded database.
test.runIf(!isOnPostgres)(
  'an attempt that ends in 503 does not count against the limit',
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
