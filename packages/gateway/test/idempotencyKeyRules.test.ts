import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyKeys } from '../src/db/schema/idempotencyKeys.ts';
import { addUser } from '../src/domain/newUser.ts';
import {
  renewLease,
  deleteOldKeys,
  expireDeadLeases,
  storeAnswer,
  markCommitted,
  releaseKey,
  acquireKey,
} from '../src/domain/idempotencyKeys.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  db = await openTestDatabase();
  const account = (name: string) => ({
    username: name,
    email: name,
    givenName: name,
    passwordHash: '',
    membership: [],
  });
  await db.write(async (tx) => {
    for (const name of ['ana', 'bia']) await addUser(tx, account(name));
  });
});
afterEach(() => db[Symbol.asyncDispose]());

const hour = 3_600_000;
const day = 24 * hour;
const lease = 15_000;
const at = Date.parse('2026-11-20T12:00:00Z');
const request = { userId: 1, key: 'chave', fingerprint: 'a' };
const answer = { status: 201, headers: { location: '/x' }, body: '{"id":1}' };

const take = (changes: Partial<typeof request> = {}, now = at) => acquireKey(db, { ...request, ...changes }, now);
const kept = () => db.read.select().from(idempotencyKeys);

const underWay = (seconds: number) => ({
  name: 'DomainError',
  reason: 'conflict',
  message: `Esta solicitação ainda está em andamento. Tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  retryAfterSeconds: seconds,
});
const done = {
  name: 'DomainError',
  reason: 'conflict',
  message: 'Esta solicitação já foi atendida. Atualize a página para ver o resultado.',
};

test('the first request acquires the key, and a repeat gets 409, then the same answer', async () => {
  expect(await take()).toBeUndefined();
  const row = { createdAt: at, state: 'open', answer: null, owner: process.pid, leaseUntil: at + lease };
  expect(await kept()).toEqual([{ ...request, ...row }]);
  await expect(take({}, at + 1)).rejects.toMatchObject(underWay(15));
  await storeAnswer(db, request, answer);
  expect(await take({}, at + 1)).toEqual(answer);
  expect(await take({}, at + day - 1)).toEqual(answer);
});

test('another user may use the same key, but another request of the same user may not', async () => {
  await take();
  await storeAnswer(db, request, answer);
  expect(await take({ userId: 2 })).toBeUndefined();
  expect(await take({ key: 'outra' })).toBeUndefined();
  await expect(take({ fingerprint: 'b' })).rejects.toMatchObject({
    reason: 'keyReused',
    message: 'Esta solicitação repete a chave de outra. Atualize a página e tente de novo.',
  });
  expect(await kept()).toHaveLength(3);
});

// spec: x.88
test('a repeat gets 409 with the remaining lease, and takes the key over after the lease has expired', async () => {
  await take();
  await expect(take({}, at + lease - 5001)).rejects.toMatchObject(underWay(6));
  await expect(take({}, at + lease - 1)).rejects.toMatchObject(underWay(1));
  expect(await take({}, at + lease)).toBeUndefined();
  expect(await kept()).toMatchObject([{ createdAt: at + lease, state: 'open' }]);
  await expect(take({}, at + lease + 1)).rejects.toMatchObject(underWay(15));
});

test('a heartbeat extends the lease of its own request only', async () => {
  await take();
  await renewLease(db, request, at, at + 10_000);
  await expect(take({}, at + lease)).rejects.toMatchObject(underWay(10));
  await renewLease(db, request, at + 1, at + hour);
  await storeAnswer(db, request, answer);
  await renewLease(db, request, at, at + hour);
  expect(await kept()).toMatchObject([{ leaseUntil: at + 10_000 + lease }]);
});

test('a key that was acquired before the clock was set back is free again', async () => {
  await take();
  expect(await take({}, at - hour)).toBeUndefined();
  await expect(db.write((tx) => markCommitted(tx, request, at))).rejects.toMatchObject(underWay(1));
  await expect(take({}, at - hour + 1)).rejects.toMatchObject(underWay(15));
});

// spec: x.88
test('a start frees the keys of ended processes, and the heartbeat of a live request reacquires its key', async () => {
  await take();
  await take({ key: 'feita' });
  await db.write((tx) => markCommitted(tx, { ...request, key: 'feita' }, at));
  await expireDeadLeases(db, () => false);
  await expect(take({}, at + 1)).rejects.toMatchObject(underWay(15));
  await expireDeadLeases(db, (owner) => owner === process.pid);
  await renewLease(db, request, at, at);
  await expect(take({}, at + 1)).rejects.toMatchObject(underWay(15));
  await expireDeadLeases(db, (owner) => owner === process.pid);
  expect(await take({}, at + 1)).toBeUndefined();
  await expect(take({ key: 'feita' }, at + 1)).rejects.toMatchObject(done);
  await expect(db.write((tx) => markCommitted(tx, request, at))).rejects.toMatchObject(underWay(1));
});

test('a request whose process died after the write is not repeated', async () => {
  await take();
  await db.write((tx) => markCommitted(tx, request, at));
  await expect(take({}, at + lease - 1)).rejects.toMatchObject(underWay(1));
  await expect(take({}, at + lease)).rejects.toMatchObject(done);
  expect(await kept()).toMatchObject([{ createdAt: at, state: 'effective' }]);
});

test('a request whose key was taken over can no longer write', async () => {
  await take();
  await take({}, at + lease);
  await expect(db.write((tx) => markCommitted(tx, request, at))).rejects.toMatchObject(underWay(1));
  await releaseKey(db, request, at);
  expect(await kept()).toMatchObject([{ createdAt: at + lease, state: 'open' }]);
});

test('a refusal releases the key, and a write keeps it', async () => {
  await take();
  await take({ key: 'outra' });
  await releaseKey(db, request, at);
  expect(await kept()).toMatchObject([{ key: 'outra' }]);
  await take();
  await db.write((tx) => markCommitted(tx, request, at));
  await releaseKey(db, request, at);
  expect(await kept()).toHaveLength(2);
});

test('after a day a key can be used for a new request', async () => {
  await take();
  await take({ userId: 2 });
  await storeAnswer(db, request, answer);
  expect(await take({ fingerprint: 'b' }, at + day)).toBeUndefined();
  expect(await kept()).toHaveLength(2);
  expect((await kept()).find(({ userId }) => userId === 1)).toMatchObject({ fingerprint: 'b', createdAt: at + day });
});

test('keys older than a day are deleted', async () => {
  await take();
  await take({ key: 'nova' }, at + 1);
  await deleteOldKeys(db, at + day);
  expect(await kept()).toMatchObject([{ key: 'nova' }]);
});
