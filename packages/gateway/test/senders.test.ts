import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../src/db/schema/accounts.ts';
import { restores } from '../src/db/schema/uploads.ts';
import { createdBetween } from '../src/domain/createdBetween.ts';
import { addUser } from '../src/domain/newUser.ts';
import { countSent, hasSent, newestSent } from '../src/domain/senders.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;
const account = (name: string) => ({
  username: name,
  email: `${name}@oraculo.example`,
  givenName: name.toUpperCase(),
  passwordHash: 'none',
  membership: ['A'],
});
const restore = (id: number, userId: number, createdAt: number) => ({
  id,
  userId,
  createdAt,
  fileName: `${id}.csv`,
  availableUntil: 0,
  status: 'waiting' as const,
  total: 0,
  done: 0,
  completed: 0,
});

beforeAll(async () => {
  db = await openTestDatabase();
  await db.write(async (tx) => {
    for (const name of ['ana', 'bia', 'rui']) await addUser(tx, account(name));
    const rows = [restore(1, 1, 10), restore(2, 2, 30), restore(3, 1, 20), restore(4, 1, 20)];
    await tx.insert(restores).values(rows);
  });
});
afterAll(() => db[Symbol.asyncDispose]());

const ofAna = eq(restores.userId, 1);

test('the list has exactly the users who have sent something', async () => {
  const sent = async (where?: typeof ofAna) =>
    (
      await db.read
        .select()
        .from(users)
        .where(hasSent(db.read, restores, where))
        .orderBy(asc(users.id))
    ).map(({ username }) => username);
  expect(await sent()).toEqual(['ana', 'bia']);
  expect(await sent(eq(restores.id, 2))).toEqual(['bia']);
});

test('uploads are counted and listed newest first, with the first name of the sender', async () => {
  expect(await countSent(db.read, restores, undefined)).toEqual([{ count: 4 }]);
  expect(await countSent(db.read, restores, eq(users.givenName, 'ANA'))).toEqual([{ count: 3 }]);
  const listed = await newestSent(db.read, restores, { fileName: restores.fileName }, undefined);
  expect(listed).toEqual(
    ['2 BIA', '4 ANA', '3 ANA', '1 ANA'].map((line) => ({
      row: { fileName: `${line.split(' ')[0]}.csv` },
      userName: line.split(' ')[1],
      total: 4,
    })),
  );
  const own = await newestSent(db.read, restores, { id: restores.id }, ofAna);
  expect(own.map(({ row, total }) => [row.id, total])).toEqual([
    [4, 3],
    [3, 3],
    [1, 3],
  ]);
});

test.each([
  ['a first and a last day', ['from', 'until'], [3, 4]],
  ['only a first day', ['from'], [2, 3, 4]],
  ['only a last day', ['until'], [1, 3, 4]],
  ['no day', [], [1, 2, 3, 4]],
] as const)('uploads of a period with %s include its first instant and exclude its end', async (_what, ends, ids) => {
  const given = {
    ifSet: (name: string, condition: (value: ReturnType<typeof sql.placeholder>) => ReturnType<typeof eq>) =>
      ends.some((end) => end === name) ? condition(sql.placeholder(name)) : undefined,
    ifAny: () => undefined,
  };
  const rows = await db.read
    .select({ id: restores.id })
    .from(restores)
    .where(createdBetween(restores.createdAt, given))
    .orderBy(asc(restores.id))
    .prepare()
    .all({ from: 20, until: 30 });
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['user', { email: 'outra@oraculo.example' }],
  ['e-mail', { username: 'outra' }],
])('two accounts cannot have the same %s', async (_what, changes) => {
  await expect(db.write((tx) => addUser(tx, { ...account('ana'), ...changes }))).rejects.toMatchObject({
    reason: 'conflict',
    fields: { username: 'Já existe uma conta com este usuário ou este e-mail.' },
  });
  expect(await db.read.$count(users)).toBe(3);
});
