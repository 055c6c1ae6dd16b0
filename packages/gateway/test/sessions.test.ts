import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSessionFinder, endSession, maxSessions, openSession, revokeSessions } from '../src/auth/sessions.ts';
import { drawAdministratorCode, isAdministratorCode, redeemAdministratorCode } from '../src/auth/administratorCode.ts';
import { failureSource, forgetFailures, countAttempt } from '../src/auth/signInLimit.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { sessions, signInFailures, users } from '../src/db/schema/accounts.ts';
import { settings } from '../src/db/schema/settings.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

const now = 1_800_000_000_000;
const hourMs = 3_600_000;
const people = ['ana', 'bia'].map((username, at) => ({
  id: at + 1,
  username,
  email: `${username}@oraculo.example`,
  givenName: username,
  passwordHash: 'none',
  membership: [`${username}s`],
}));
const addPeople = (db: Database) => db.write((tx) => tx.insert(users).values(people));

test('a session is found by its token until its last moment, with its user', async () => {
  await using db = await openTestDatabase();
  await addPeople(db);
  const find = createSessionFinder(db);
  const token = await openSession(db, 1, 3600, now);
  expect(token).toMatch(/^[\w-]{43}$/);
  const ana = { id: 1, email: 'ana@oraculo.example', givenName: 'ana', membership: ['anas'] };
  expect(await find(token, now + hourMs - 1)).toEqual(ana);
  expect(await find(token, now + hourMs)).toBeUndefined();
  expect(await find(`${token}x`, now)).toBeUndefined();
  const [row] = await db.read.select().from(sessions);
  expect(row).toMatchObject({ userId: 1, createdAt: now, expiresAt: now + hourMs, revokedAt: null });
  expect(row?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(row?.tokenHash).not.toBe(token);
});

test('a new session deletes ended sessions and no others', async () => {
  await using db = await openTestDatabase();
  await addPeople(db);
  await openSession(db, 1, 1, now - 2000);
  await openSession(db, 1, 1, now - 1000);
  await openSession(db, 2, 3600, now);
  expect((await db.read.select().from(sessions)).map(({ expiresAt }) => expiresAt).toSorted()).toEqual([
    now,
    now + hourMs,
  ]);
});

// spec: x.82
test('above the limit a new session replaces an ended one, or else the oldest one of the same user', async () => {
  await using db = await openTestDatabase();
  await addPeople(db);
  const find = createSessionFinder(db);
  const isOpen = async (token: string) => (await find(token, now)) !== undefined;
  const first = await openSession(db, 1, 3600, now - 3);
  const ended = await openSession(db, 1, 3600, now - 2);
  const second = await openSession(db, 1, 3600, now - 1);
  const other = await openSession(db, 2, 3600, now - 3);
  const more = Array.from({ length: maxSessions - 3 }, (_, at) => ({
    tokenHash: `more ${at}`,
    userId: 1,
    createdAt: now,
    expiresAt: now + hourMs,
  }));
  await db.write((tx) => tx.insert(sessions).values(more));
  await endSession(db, ended, now);
  const count = () => db.read.$count(sessions, eq(sessions.userId, 1));
  expect([await count(), await isOpen(first)]).toEqual([maxSessions, true]);
  await openSession(db, 1, 3600, now);
  expect([await count(), await isOpen(first), await isOpen(second)]).toEqual([maxSessions, true, true]);
  const last = await openSession(db, 1, 3600, now);
  expect([await count(), await isOpen(first), await isOpen(second)]).toEqual([maxSessions, false, true]);
  expect([await isOpen(last), await isOpen(other)]).toEqual([true, true]);
});

test('one session can end alone, or all sessions of a user can end without those of others', async () => {
  await using db = await openTestDatabase();
  await addPeople(db);
  const find = createSessionFinder(db);
  const tokens = [
    await openSession(db, 1, 3600, now),
    await openSession(db, 1, 3600, now),
    await openSession(db, 1, 60, now),
    await openSession(db, 2, 3600, now),
  ];
  const open = async (at: number) =>
    (await Promise.all(tokens.map((token) => find(token, at)))).map((user) => user !== undefined);
  await endSession(db, tokens[0]!, now + 1);
  expect(await open(now + 1)).toEqual([false, true, true, true]);
  // The first session was ended by a call, and the third has expired.
  expect(await revokeSessions(db, 1, now + 60_000)).toBe(1);
  expect(await open(now + 60_000)).toEqual([false, false, false, true]);
  expect(await revokeSessions(db, 1, now + 60_001)).toBe(0);
  // The time of the first end does not change.
  await endSession(db, tokens[0]!, now + hourMs);
  const revoked = (await db.read.select().from(sessions)).map(({ revokedAt }) => revokedAt);
  expect(revoked.toSorted()).toEqual([now + 1, now + 60_000, null, null].toSorted());
});

test('a setup code is valid for a day and for one use, and only while there is no account', async () => {
  await using db = await openTestDatabase();
  const day = 24 * hourMs;
  const use = (code: string, at: number) => db.write((tx) => redeemAdministratorCode(tx, code, at));
  expect(await isAdministratorCode(db.read, 'x', now)).toBe(false);
  const old = (await drawAdministratorCode(db, now)) ?? '';
  const code = (await drawAdministratorCode(db, now)) ?? '';
  expect(code).toMatch(/^[\w-]{43}$/);
  const [{ value = '' } = {}] = await db.read.select().from(settings);
  expect(value).not.toContain(code);
  expect(JSON.parse(value)).toEqual({ hash: expect.stringMatching(/^[\w-]{43}$/), expiresAt: now + day });
  expect(await isAdministratorCode(db.read, old, now)).toBe(false);
  expect(await isAdministratorCode(db.read, code, now + day - 1)).toBe(true);
  expect(await isAdministratorCode(db.read, code, now + day)).toBe(false);
  expect(await use(old, now)).toBe(false);
  expect(await use(code, now + day)).toBe(false);
  expect(await use(code, now)).toBe(true);
  expect(await use(code, now)).toBe(false);
  const another = (await drawAdministratorCode(db, now)) ?? '';
  await addPeople(db);
  expect(await isAdministratorCode(db.read, another, now)).toBe(false);
  expect(await drawAdministratorCode(db, now)).toBeUndefined();
});

test('attempts count by user and address until the window ends, and the wait is in whole seconds', async () => {
  await using db = await openTestDatabase();
  const limit = { maxFailures: 2, windowMs: 10_000 };
  const ana = failureSource(' Ana ', '203.0.113.7');
  expect(failureSource('ana', '203.0.113.7')).toBe(ana);
  expect(failureSource('ana', '203.0.113.8')).not.toBe(ana);
  expect(failureSource('bia', '203.0.113.7')).not.toBe(ana);
  expect(ana).toMatch(/^[\w-]{43}$/);
  const take = (source: string, at: number) => countAttempt(db, source, limit, at);
  expect([await take(ana, now), await take(ana, now + 500), await take(ana, now + 1000)]).toEqual([0, 0, 9]);
  expect(await take(ana, now + 1001)).toBe(9);
  expect(await take('other', now + 1000)).toBe(0);
  expect(await take(ana, now + 9999)).toBe(1);
  // The refused attempts did not count, and the first attempt leaves the window at this moment.
  expect([await take(ana, now + 10_000), await take(ana, now + 10_000)]).toEqual([0, 1]);
  await forgetFailures(db, ana);
  expect((await db.read.select().from(signInFailures)).map(({ source }) => source)).toEqual(['other']);
  expect(await take(ana, now + 10_000)).toBe(0);
  // The clock is set back: failures with a time far in the future lock nobody out.
  expect([await take(ana, now + 10_000), await take(ana, now + 1)]).toEqual([0, 20]);
  expect(await take(ana, now - 1)).toBe(0);
});
