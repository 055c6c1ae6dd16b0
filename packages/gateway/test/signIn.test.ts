import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costsOfCheck, hashPassword, verifyPassword } from '../src/auth/passwords.ts';
import { createSealing } from '../src/auth/sealing.ts';
import type { EmbeddedDatabase } from '../src/db/openDatabase.ts';
import { credentials } from '../src/db/schema/operators.ts';
import { sessions, users } from '../src/db/schema/accounts.ts';
import { isOnPostgres } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

async function signIn(username: string, password: string) {
  const answer = await fetch(`${gateway.origin}${apiBase}/user/sessions`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
}

/** A long timeout, because password checks are slow on purpose, and slower on a busy machine. */
const manyPasswordsMs = 60_000;

test(
  'an unknown user and a wrong password get the same answer',
  async () => {
    const unknown = await signIn('ninguem', 'errada');
    const wrong = await signIn('leitura', 'errada');
    expect([unknown.status, unknown.body]).toEqual([401, { message: 'Usuário ou senha incorretos.' }]);
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  },
  manyPasswordsMs,
);

test(
  'ten failures in fifteen minutes lead to 429 for this user only, until the window ends',
  async () => {
    const tries: number[] = [];
    for (let count = 0; count < 10; count += 1) tries.push((await signIn('admin', 'errada')).status);
    expect(tries).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await signIn('admin', 'Jabuticaba-7315');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(refused.body.message).toMatch(/^Muitas tentativas de acesso\. Tente de novo em 15 minutos\.$/);
    expect((await signIn('recebiveis', 'Maritaca-4820')).status).toBe(200);
    gateway.passTime(15 * 60 * 1000 + 1);
    expect((await signIn('admin', 'Jabuticaba-7315')).status).toBe(200);
  },
  manyPasswordsMs,
);

test(
  'the e-mail and the user name of one user share the limit',
  async () => {
    const [{ username = '', email = '' } = {}] = await gateway.db.read
      .select()
      .from(users)
      .where(eq(users.username, 'leitura'));
    expect(email).not.toBe(username);
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn(username, 'errada')).status).toBe(401);
      expect((await signIn(email.toUpperCase(), 'errada')).status).toBe(401);
    }
    expect([(await signIn(username, 'errada')).status, (await signIn(email, 'errada')).status]).toEqual([429, 429]);
    gateway.passTime(15 * 60 * 1000 + 1);
  },
  manyPasswordsMs,
);

test(
  'parallel attempts do not exceed the limit',
  async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => signIn('apressado', 'errada')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
  },
  manyPasswordsMs,
);

test('the token is not in the database, and ends by the clock of the server', async () => {
  const { userToken } = (await signIn('leitura', 'Araucaria-2694')).body as { userToken: string };
  const rows = await gateway.db.read.select().from(sessions).where(eq(sessions.userId, 3));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(userToken);
  const call = () =>
    fetch(`${gateway.origin}${apiBase}/brands/dataprovider/all`, {
      headers: { key: gateway.config.applicationKey, token: userToken },
    });
  expect((await call()).status).toBe(200);
  gateway.passTime(gateway.config.sessionSeconds * 1000 + 1);
  expect((await call()).status).toBe(401);
});

test(
  'a password is stored as a salted hash',
  async () => {
    const [first, second] = await Promise.all([hashPassword('Segredo-1'), hashPassword('Segredo-1')]);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Segredo-1', first)).toBe(true);
    expect(await verifyPassword('Segredo-2', first)).toBe(false);
    expect(await verifyPassword('Segredo-1', undefined)).toBe(false);
  },
  manyPasswordsMs,
);

test('a sign-in replaces a hash with weaker parameters, and keeps one with the present parameters', async () => {
  const here = eq(users.username, 'escrita');
  const hashOf = async () => (await gateway.db.read.select().from(users).where(here))[0]!.passwordHash;
  const weak = await hashPassword('Pitangueira-5508', { N: 2 ** 14, r: 8, p: 1 });
  await gateway.db.write((tx) => tx.update(users).set({ passwordHash: weak }).where(here));
  expect((await signIn('escrita', 'Pitangueira-5508')).status).toBe(200);
  const strong = await hashOf();
  expect(strong).toMatch(/^scrypt\$N=32768,r=8,p=3\$/);
  expect((await signIn('escrita', 'Pitangueira-5508')).status).toBe(200);
  expect(await hashOf()).toBe(strong);
  // The form in which the first release stored a hash.
  const [, , salt, hash] = (await hashPassword('Pitangueira-5508', { N: 2 ** 15, r: 8, p: 1 })).split('$');
  expect(await verifyPassword('Pitangueira-5508', `scrypt$${salt}$${hash}`)).toBe(true);
});

test('a check costs the same for an unknown user, for one without a password and for an old hash', async () => {
  const workOf = (stored: string | undefined) => costsOfCheck(stored).reduce((sum, { N, r, p }) => sum + N * r * p, 0);
  const stored = [
    await hashPassword('x'),
    'none',
    'scrypt$c2FsdA==$aGFzaA==',
    'scrypt$N=16384,r=8,p=1$c2FsdA==$aGFzaA==',
    'scrypt$N=16384,r=8,p=5$c2FsdA==$aGFzaA==',
  ];
  expect(stored.map(workOf)).toEqual(stored.map(() => workOf(undefined)));
});

// The trigger is written in the SQL of SQLite.
test.runIf(!isOnPostgres)(
  'a sign-in succeeds if its hash cannot be upgraded, and never overwrites a changed password',
  async () => {
    const here = eq(users.username, 'escrita');
    const weak = await hashPassword('Pitangueira-5508', { N: 2 ** 14, r: 8, p: 1 });
    await gateway.db.write((tx) => tx.update(users).set({ passwordHash: weak }).where(here));
    await (gateway.db as EmbeddedDatabase).client.execute(
      "CREATE TRIGGER no_raise BEFORE UPDATE OF password_hash ON users BEGIN SELECT RAISE(ABORT, 'not now'); END",
    );
    expect((await signIn('escrita', 'Pitangueira-5508')).status).toBe(200);
    await (gateway.db as EmbeddedDatabase).client.execute('DROP TRIGGER no_raise');
    expect((await gateway.db.read.select().from(users).where(here))[0]!.passwordHash).toBe(weak);
  },
);

test('a session that has ended is deleted when the next one begins', async () => {
  const rows = () => gateway.db.read.select().from(sessions);
  await signIn('leitura', 'Araucaria-2694');
  gateway.passTime(gateway.config.sessionSeconds * 1000 + 1);
  await signIn('escrita', 'Pitangueira-5508');
  expect((await rows()).every(({ expiresAt }) => expiresAt > gateway.now())).toBe(true);
});

test('sealing one password twice gives different texts', () => {
  const sealing = createSealing(Buffer.alloc(32, 7));
  const seals = Array.from({ length: 50 }, () => sealing.seal('a mesma'));
  expect(new Set(seals.map((seal) => Buffer.from(seal, 'base64').subarray(0, 12).toString('hex'))).size).toBe(50);
  expect(new Set(seals.map((seal) => sealing.open(seal)))).toEqual(new Set(['a mesma']));
});

test('an insurer’s password is sealed in the database and opens with the key only', async () => {
  const [row] = await gateway.db.read.select().from(credentials).limit(1);
  expect(row?.passwordSealed).not.toMatch(/Credencial/);
  expect(gateway.sealing.open(row!.passwordSealed)).toMatch(/^Credencial-\d{6}$/);
  expect(() => createSealing(Buffer.alloc(32)).open(row!.passwordSealed)).toThrow(/unable to authenticate/);
});
