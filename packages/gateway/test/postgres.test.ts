import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMany } from '../src/db/insertMany.ts';
import { isBusy } from '../src/db/databaseErrors.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { openPostgres } from '../src/db/postgres/openPostgres.ts';
import { archivedFiles } from '../src/db/schema/uploads.ts';
import { users } from '../src/db/schema/accounts.ts';
import { settings } from '../src/db/schema/settings.ts';
import { enqueue, lease } from '../src/jobs/jobQueue.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { createPostgresDatabase, type EmptyDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

const isInstalled = findPostgres() !== undefined;
if (!isInstalled) process.stdout.write('PostgreSQL is not installed: its tests are not run.\n');

let server: PostgresCluster;
let place: EmptyDatabase;
let one: Database;
let other: Database;

beforeAll(async () => {
  if (!isInstalled) return;
  server = await startPostgres();
  place = await createPostgresDatabase(server.url);
  // Both start at the same time, like two gateways.
  [one, other] = await Promise.all([openPostgres(place.url), openPostgres(place.url)]);
}, 120_000);
afterAll(async () => {
  if (!isInstalled) return;
  await Promise.all([one.close(), other.close()]);
  await server[Symbol.asyncDispose]();
}, 60_000);

const textOf = async (db: Database, query: ReturnType<typeof sql>) =>
  (await db.read.get<[string | null]>(sql`SELECT ${query} FROM (VALUES (1, 'Ação'), (2, 'b')) AS rows (n, name)`))[0];

test.runIf(isInstalled)(
  'the functions of the engine return the same results as those of the embedded one',
  async () => {
    const { contains, joined, rowsAsJson } = one.engine;
    const [n, name] = [sql`n`, sql`name`];
    expect(JSON.parse((await textOf(one, rowsAsJson(n, name)))!)).toEqual([
      ['1', 'Ação'],
      ['2', 'b'],
    ]);
    expect(await textOf(one, joined(name))).toBe('Ação,b');
    const empty = sql`SELECT ${rowsAsJson(n)}, ${joined(sql`n::text`)} FROM (SELECT 1 AS n WHERE false) AS none`;
    expect(await one.read.get(empty)).toEqual(['[]', null]);
    const found = async (text: string) =>
      (
        await one.read.all<[string]>(
          sql`SELECT name FROM (VALUES ('LOTE-1%.csv')) AS lots (name) WHERE ${contains(name, text)}`,
        )
      ).length;
    expect([await found('lote'), await found('1%.'), await found('_')]).toEqual([1, 1, 0]);
  },
);

test.runIf(isInstalled)('texts are compared by their bytes, and fifteen digits are read as a number', async () => {
  const rows = ['b', 'á', 'B', 'a'].map((name, at) => ({ name, archivedAt: 999_999_999_999_990 + at }));
  await one.write((tx) => insertMany(tx, archivedFiles, rows));
  const stored = await other.read.select().from(archivedFiles).orderBy(archivedFiles.name);
  expect(stored.map(({ name }) => name)).toEqual(['B', 'a', 'b', 'á']);
  expect(stored[3]!.archivedAt).toBe(999_999_999_999_991);
});

test.runIf(isInstalled)('a read is planned once, not for each value', async () => {
  const named = one.read
    .select()
    .from(archivedFiles)
    .where(eq(archivedFiles.name, sql.placeholder('name')))
    .prepare();
  // The number of reads that one connection may have in flight, which is more than the executions after which
  // PostgreSQL may choose a generic plan.
  await Promise.all(Array.from({ length: 60 }, (_, at) => named.execute({ name: `arquivo ${at}` })));
  const plans = await one.read.all<[number, number]>(
    sql`SELECT generic_plans, custom_plans FROM pg_prepared_statements WHERE statement LIKE '%"archived_files"."name" = $1%'`,
  );
  expect(plans).not.toEqual([]);
  expect(plans.filter(([generic, custom]) => generic === 0 || custom > 0)).toEqual([]);
});

test.runIf(isInstalled)('a generated id is higher than every given id', async () => {
  const user = (name: string) => ({ username: name, email: name, givenName: name, passwordHash: '', membership: [] });
  await one.write(async (tx) => {
    await tx.insert(users).values({ id: 7, ...user('dada') });
    await one.engine.resetIdSequences(tx);
  });
  const [drawn] = await other.write((tx) => tx.insert(users).values(user('sorteada')).returning());
  expect(drawn!.id).toBe(8);
});

test.runIf(isInstalled)('concurrent writes of two gateways each see the previous writes', async () => {
  await one.write((tx) => tx.insert(settings).values({ name: 'soma', value: '0' }));
  const addOne = (db: Database) =>
    db.write(async (tx) => {
      const [row] = await tx.select().from(settings).where(sql`name = 'soma'`);
      await tx
        .update(settings)
        .set({ value: String(Number(row!.value) + 1) })
        .where(sql`name = 'soma'`);
    }, 60_000);
  await Promise.all(Array.from({ length: 24 }, (_, at) => addOne(at % 2 ? one : other)));
  const [row] = await one.read.select().from(settings).where(sql`name = 'soma'`);
  expect(row!.value).toBe('24');
});

test.runIf(isInstalled)(
  'while another program blocks writes, reads succeed and a write gets Retry-After within 5 s',
  async () => {
    const holder = new Client(place.url);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE settings IN SHARE MODE');
    try {
      const began = performance.now();
      const write = (_: unknown, at: number) =>
        one
          .write((tx) => tx.insert(settings).values({ name: `fora ${at}`, value: '' }))
          .catch((error: unknown) => error);
      const writes = Promise.all(Array.from({ length: 6 }, write));
      await pause(200);
      const startedAt = performance.now();
      await one.read.select().from(settings);
      expect(performance.now() - startedAt).toBeLessThan(1000);
      expect((await writes).map(isBusy)).toEqual(Array(6).fill(true));
      expect(performance.now() - began).toBeLessThan(5500);
    } finally {
      await holder.end();
    }
    await one.write((tx) => tx.insert(settings).values({ name: 'dentro', value: '' }));
  },
  60_000,
);

test.runIf(isInstalled)('every job is leased exactly once', async () => {
  await one.write(async (tx) => {
    for (let subject = 1; subject <= 20; subject += 1) await enqueue(tx, 'report', subject, 0);
  });
  const takes = Array.from({ length: 20 }, (_, at) =>
    lease(at % 2 ? one : other, { owner: `dono ${at}`, leaseMs: 60_000, pauseMs: 1000, now: 1 }),
  );
  const taken = (await Promise.all(takes)).map((job) => job?.subjectId);
  expect(new Set(taken).size).toBe(20);
  expect(taken).not.toContain(undefined);
});

test.runIf(isInstalled)(
  'while a killed server is down, writes fail as busy, and succeed once it is back',
  async () => {
    const write = () => one.writeRows((tx) => tx.insert(settings).values({ name: `apos ${Math.random()}`, value: '' }));
    await server.kill();
    const refused = await write().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isBusy(refused)).toBe(true);
    await server.start();
    await expect
      .poll(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  },
  60_000,
);

test.runIf(isInstalled)('a write that loses its connection fails as busy', async () => {
  const lost = one.writeRows(async (tx) => {
    const [own] = await tx.all<[number]>(sql`SELECT pg_backend_pid()`);
    await other.read.all(sql`SELECT pg_terminate_backend(${own![0]})`);
    // After this time the driver has noticed the lost connection and fails the query itself.
    await pause(200);
    await tx.select().from(settings);
  });
  await expect(lost).rejects.toSatisfy(isBusy);
});
