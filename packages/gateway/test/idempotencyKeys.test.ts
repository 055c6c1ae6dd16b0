import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '../src/db/schema/eligibility.ts';
import { operators } from '../src/db/schema/operators.ts';
import { idempotencyKeys } from '../src/db/schema/idempotencyKeys.ts';
import { deleteOldKeys, markCommitted, releaseKey, acquireKey } from '../src/domain/idempotencyKeys.ts';
import { WriteLockBusy } from '../src/db/databaseErrors.ts';
import { withIdempotencyKey } from '../src/http/withIdempotencyKey.ts';
import { dropFile } from '../src/storage/pendingFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startTestGateway();
  for (const name of ['admin', 'leitura']) tokens[name] = await gateway.tokenOf(name);
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const dayMs = 24 * 60 * 60 * 1000;
const today = () => new Date(gateway.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const report = () => ({ firstDate: today(), lastDate: today(), ansId: null, brandId: null });

async function ask(key: string, body: unknown = report(), user = 'admin', path = '/eligibility/report') {
  const answer = await fetch(gateway.origin + apiBase + path, {
    method: 'POST',
    headers: {
      key: gateway.config.applicationKey,
      token: tokens[user] ?? '',
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    isReplayed: answer.headers.get('idempotency-replayed') === 'true',
    disposition: answer.headers.get('content-disposition'),
    text: await answer.text(),
  };
}

const reportCount = () => gateway.db.read.$count(reports);

test('25 equal report requests with one key at the same time create one report', async () => {
  const before = await reportCount();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask(key)));
  expect(await reportCount()).toBe(before + 1);
  const done = answers.filter(({ status }) => status === 200);
  expect(done.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(others.length > 0 ? [409] : []));
  const again = await ask(key);
  const first = done.find(({ isReplayed }) => !isReplayed);
  expect(again).toEqual({ ...first, isReplayed: true });
  expect(await reportCount()).toBe(before + 1);
});

test('another user may use the same key, but another request of the same user may not', async () => {
  const key = randomUUID();
  expect((await ask(key)).status).toBe(200);
  const other = await ask(key, { ...report(), ansId: '301264' });
  expect([other.status, other.text]).toEqual([422, expect.stringContaining('repete a chave de outra')]);
  expect(await ask(key, report(), 'leitura')).toMatchObject({ status: 200, isReplayed: false });
});

test('a refused request frees its key, and an invalid key is refused', async () => {
  const key = randomUUID();
  const operator = {
    ansId: '909090',
    name: 'Chave Livre',
    providerId: '1',
    templateId: null,
    externalCovenantId: null,
    serviceUrl: null,
    username: 'chave',
    password: 'segredo',
    eligibilityByCpf: false,
  };
  expect((await ask(key, operator, 'admin', '/healthoperators')).status).toBe(400);
  const complete = { ...operator, externalCovenantId: 'ROBO1' };
  expect(await ask(key, complete, 'admin', '/healthoperators')).toMatchObject({ status: 201, isReplayed: false });
  expect(await ask(key, complete, 'admin', '/healthoperators')).toMatchObject({ status: 201, isReplayed: true });
  expect(await gateway.db.read.$count(operators)).toBeGreaterThan(0);
  expect((await ask('com espaço')).status).toBe(400);
  expect((await ask('x'.repeat(201))).status).toBe(400);
});

test('after a process died before its answer, a repeat does not do the work twice', async () => {
  const request = { userId: 1, key: randomUUID(), fingerprint: 'a' };
  const at = gateway.now();
  expect(await acquireKey(gateway.db, request, at)).toBeUndefined();
  await expect(acquireKey(gateway.db, request, at + 1000)).rejects.toThrow('ainda está em andamento');
  // The process died before the write, so another request may do the work.
  expect(await acquireKey(gateway.db, request, at + 16_000)).toBeUndefined();
  // The first request is still alive: it neither frees the key nor writes.
  await releaseKey(gateway.db, request, at);
  await expect(gateway.db.write((tx) => markCommitted(tx, request, at))).rejects.toThrow('ainda está em andamento');
  await gateway.db.write((tx) => markCommitted(tx, request, at + 16_000));
  await expect(acquireKey(gateway.db, request, at + 36_000)).rejects.toThrow('já foi atendida');
});

test('nobody can guess a password from the stored digest of its request', async () => {
  const key = randomUUID();
  await ask(key);
  const [row] = await gateway.db.read.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  const requestParts = ['reports.request', {}, undefined, report()];
  const digests = [{}, undefined, null].map((params) =>
    createHash('sha256')
      .update(JSON.stringify([requestParts[0], params, requestParts[2], requestParts[3], undefined]))
      .digest('base64url'),
  );
  expect(digests).not.toContain(row?.fingerprint);
});

test('a key is deleted after a day', async () => {
  const key = randomUUID();
  await ask(key);
  const before = await reportCount();
  gateway.passTime(dayMs);
  for (const name of ['admin']) tokens[name] = await gateway.tokenOf(name);
  expect(await ask(key)).toMatchObject({ status: 200, isReplayed: false });
  expect(await reportCount()).toBe(before + 1);
  await deleteOldKeys(gateway.db, gateway.now() + dayMs);
  expect(await gateway.db.read.$count(idempotencyKeys)).toBe(0);
});

test('a success and a refusal keep their answers when the key cannot be written', async () => {
  const held = (writesBefore: number) => {
    let writes = 0;
    const write: typeof gateway.db.write = (work, lockTimeoutMs) => {
      writes += 1;
      return writes > writesBefore ? Promise.reject(new WriteLockBusy()) : gateway.db.write(work, lockTimeoutMs);
    };
    return { ...gateway.db, write, writeRows: write };
  };
  const warned: unknown[] = [];
  const reply = { header: () => {}, log: { warn: (what: unknown) => warned.push(what) } } as never;
  const request = () => ({ userId: 1, key: randomUUID(), fingerprint: 'a' });
  const once = { now: gateway.now, reply };
  const done = { status: 201, headers: {}, body: '{}' };
  expect(await withIdempotencyKey({ ...once, db: held(1) }, request(), async () => done)).toEqual(done);
  const refused = withIdempotencyKey({ ...once, db: held(1) }, request(), () => Promise.reject(new Error('no place')));
  await expect(refused).rejects.toThrow('no place');
  expect(warned).toHaveLength(2);
  const id = gateway.files.newId();
  await expect(dropFile(held(0), gateway.files, id)).resolves.toBeUndefined();
});
