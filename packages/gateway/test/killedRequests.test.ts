import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient } from '@oraculo/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '../src/db/schema/eligibility.ts';
import { idempotencyKeys } from '../src/db/schema/idempotencyKeys.ts';
import { type GatewayChild, signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { isOnPostgres, openDatabaseOf } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let dataDir: string;
let gateway: GatewayChild;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oraculo-killed-'));
  gateway = await startChild(dataDir);
}, 60_000);
afterAll(async () => {
  await gateway.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

async function requester() {
  const { key: applicationKey, token } = await signInAsAdmin(gateway.origin);
  const client = createClient({ baseUrl: `${gateway.origin}/api/operator`, applicationKey, getToken: () => token });
  return (idempotencyKey: string, attempts: number) =>
    client.reports.request({ firstDate: day(20), lastDate: day(1) }, { idempotencyKey, retry: { attempts } }).then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.message : String(error)),
    );
}

// spec: x.88
test('requests whose process was killed have their effect once, and a restart on the same folder frees their keys', async () => {
  const db = await openDatabaseOf(dataDir);
  const before = await db.read.$count(reports);
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const first = await requester();
  const sent = keys.map((key) => first(key, 1));
  const openKeys = async () =>
    (await db.read.select().from(idempotencyKeys)).filter(({ state }) => state === 'open').length;
  // The process is paused while its keys are counted, so that it answers none of the requests before the kill.
  const countOpenAtRest = async () => {
    gateway.process.kill('SIGSTOP');
    const open = await openKeys();
    if (open === 0) gateway.process.kill('SIGCONT');
    return open;
  };
  await expect.poll(countOpenAtRest, { interval: 2, timeout: 20_000 }).toBeGreaterThan(0);
  await gateway.kill();
  await Promise.all(sent);
  expect(await openKeys()).toBeGreaterThan(0);

  gateway = await startChild(dataDir);
  // On PostgreSQL the keys become free when their leases expire, and the client waits for `Retry-After`.
  const again = await requester();
  const answers = await Promise.all(keys.map((key) => again(key, isOnPostgres ? 3 : 1)));
  const attended = 'Esta solicitação já foi atendida. Atualize a página para ver o resultado.';
  expect(answers.filter((answer) => answer !== 'done' && answer !== attended)).toEqual([]);
  expect(await db.read.$count(reports)).toBe(before + keys.length);
  await db.close();
}, 120_000);
