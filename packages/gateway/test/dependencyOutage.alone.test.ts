import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/settings/readConfig.ts';
import { checkPostgres } from '../src/db/postgres/checkPostgres.ts';
import { openPostgres } from '../src/db/postgres/openPostgres.ts';
import { startGateway } from '../src/startGateway.ts';
import { type BucketServer, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { createPostgresDatabase, type EmptyDatabase, sharedKeys } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const isInstalled = findPostgres() !== undefined;
if (!isInstalled) process.stdout.write('PostgreSQL is not installed: a gateway that loses it is not tried.\n');

let server: PostgresCluster;
let bucket: BucketServer;
let place: EmptyDatabase;
let gateway: TestGateway;
let headers: Record<string, string>;

beforeAll(async () => {
  if (!isInstalled) return;
  [server, bucket] = await Promise.all([startPostgres(), startBucketServer()]);
  place = await createPostgresDatabase(server.url);
  Object.assign(process.env, sharedKeys);
  gateway = await startTestGateway({ databaseUrl: place.url, ...bucket.settings });
  headers = { key: gateway.config.applicationKey, token: await gateway.tokenOf('admin') };
}, 120_000);
afterAll(async () => {
  if (!isInstalled) return;
  await gateway[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  for (const name of Object.keys(sharedKeys)) delete process.env[name];
}, 60_000);
afterEach(() => vi.useRealTimers());

const list = () => fetch(`${gateway.origin}${apiBase}/eligibility/history?page=0&size=10`, { headers });

function sendDocument(): Promise<Response> {
  const body = new FormData();
  body.append('file', pdfFile('guia_44-20-900555.pdf'));
  return fetch(`${gateway.origin}${apiBase}/orders/documents/appointments`, { method: 'POST', headers, body });
}

async function expectUnavailable(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '2',
    { message: 'O serviço está indisponível no momento. Tente de novo em instantes.' },
  ]);
}

test.runIf(isInstalled)(
  'while PostgreSQL is down, a request gets Retry-After and succeeds later',
  async () => {
    await server.kill();
    await expectUnavailable(await list());
    expect((await fetch(`${gateway.origin}/readyz`)).status).toBe(503);
    await server.start();
    await expect.poll(async () => (await list()).status, { timeout: 20_000 }).toBe(200);
  },
  60_000,
);

test.runIf(isInstalled)(
  'while a database is read-only, lists are answered and writes get 503',
  async () => {
    const admin = new Client(place.url);
    await admin.connect();
    const name = new URL(place.url).pathname.slice(1);
    const reconnect = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await admin.query(reconnect);
    await expect.poll(async () => (await list()).status, { timeout: 20_000 }).toBe(200);
    await expectUnavailable(await sendDocument());
    await admin.query(`SET default_transaction_read_only = off`);
    await admin.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await admin.query(reconnect);
    await admin.end();
    await expect.poll(async () => (await sendDocument()).status, { timeout: 20_000 }).toBeLessThan(300);
  },
  60_000,
);

test.runIf(isInstalled)(
  'a clock two minutes off stops the start',
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    await expect(openPostgres(place.url)).rejects.toThrow(
      /relógio desta máquina está 1[12]\d s adiantado.+ORACULO_DATABASE_URL/,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 240_000 });
    await expect(openPostgres(place.url)).rejects.toThrow(/relógio desta máquina está 1[12]\d s atrasado/);
  },
  60_000,
);

test.runIf(isInstalled)(
  'a PostgreSQL that is too old stops the start',
  async () => {
    const client = new Client(place.url);
    await client.connect();
    // Answers like a server of that version, which is not installed here.
    const query = async () => ({ rows: [{ version: 12, isReadOnly: false, isDurable: true, encoding: 'UTF8' }] });
    await expect(checkPostgres(Object.assign(Object.create(client), { query }), place.url)).rejects.toThrow(
      /da versão 12; o Oráculo precisa da 13 ou mais nova.+ORACULO_DATABASE_URL/,
    );
    await client.end();
  },
  30_000,
);

test.runIf(isInstalled)(
  'keys of another database stop the start with the names of their settings',
  async () => {
    process.env.ORACULO_ENCRYPTION_KEY = '11'.repeat(32);
    const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-keys-'));
    const config = {
      ...readConfig({ ORACULO_DATA_DIR: dataDir, ORACULO_DATABASE_URL: place.url }),
      port: 0,
      storagePort: 0,
    };
    await expect(startGateway(config)).rejects.toThrow(/ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY como nos outros/);
    Object.assign(process.env, sharedKeys);
  },
  60_000,
);

// The last test, because the bucket does not come back.
test.runIf(isInstalled)(
  'while the bucket is down, uploads get Retry-After and leave nothing, and lists work',
  async () => {
    await bucket[Symbol.asyncDispose]();
    await expectUnavailable(await sendDocument());
    expect(await readdir(join(gateway.config.dataDir, 'incoming'))).toEqual([]);
    expect((await list()).status).toBe(200);
  },
  60_000,
);
