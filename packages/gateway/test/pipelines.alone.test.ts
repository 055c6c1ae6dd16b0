import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isBusy } from '../src/db/databaseErrors.ts';
import { numberTypes } from '../src/db/postgres/openPostgres.ts';
import { createPipelines } from '../src/db/postgres/pipelines.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';

const isInstalled = findPostgres() !== undefined;
const limits = { connections: 2, depth: 3 };

let server: PostgresCluster;
let pool: Pool;
/** A connection outside of the pool, which holds locks and ends connections. */
let other: Client;

beforeAll(async () => {
  if (!isInstalled) return;
  server = await startPostgres();
  const connectionString = `${server.url}/postgres`;
  pool = new Pool({ connectionString, max: limits.connections, pipeline: true, connectionTimeoutMillis: 8000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  other = new Client(connectionString);
  await other.connect();
}, 120_000);
afterAll(async () => {
  if (!isInstalled) return;
  await Promise.all([pool.end(), other.end()]);
  await server[Symbol.asyncDispose]();
}, 60_000);

/** Holds an exclusive lock during `work`. A read that requests this lock in shared mode waits. */
async function whileLocked<T>(key: number, work: () => Promise<T>): Promise<T> {
  await other.query('SELECT pg_advisory_lock($1)', [key]);
  try {
    return await work();
  } finally {
    await other.query('SELECT pg_advisory_unlock($1)', [key]);
  }
}

const reads = () => {
  const query = createPipelines(pool, limits);
  return (text: string, ...values: unknown[]) => query({ text, values, types: numberTypes });
};

test.runIf(isInstalled)('each of many reads gets its own answer, within the limit of connections', async () => {
  const read = reads();
  // All reads wait for one lock, so that no connection can answer everything before the next one is open.
  const text = 'SELECT $1::bigint, pg_backend_pid() FROM (SELECT pg_advisory_lock_shared(17)) AS locked';
  const waiting = "SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  const pendingReads = await whileLocked(17, async () => {
    const all = Array.from({ length: 60 }, (_, at) => read(text, at));
    await expect
      .poll(async () => (await other.query(waiting)).rows[0].count, { timeout: 20_000 })
      .toBe(limits.connections);
    return all;
  });
  const rows = (await Promise.all(pendingReads)).map(([row]) => row as [number, string]);
  expect(rows.map(([at]) => at)).toEqual(pendingReads.map((_, at) => at));
  expect(new Set(rows.map(([, connection]) => connection)).size).toBe(limits.connections);
  expect([pool.idleCount, pool.waitingCount]).toEqual([limits.connections, 0]);
});

test.runIf(isInstalled)('a failed read does not affect the reads before and after it', async () => {
  const read = reads();
  const outcomes = await Promise.allSettled([4, 0, 2, 0, 1].map((by) => read('SELECT 8 / $1::bigint', by)));
  expect(outcomes.map((end) => (end.status === 'fulfilled' ? end.value[0]![0] : end.reason.code))).toEqual([
    2,
    '22012',
    4,
    '22012',
    8,
  ]);
});

test.runIf(isInstalled)('a long read delays only the reads that were sent after it on its connection', async () => {
  const read = reads();
  const pendingReads = await whileLocked(18, async () => {
    const long = read('SELECT pg_advisory_lock_shared(18)::text');
    let answered = 0;
    const count = () => {
      answered += 1;
    };
    const quick = Array.from({ length: 30 }, () => read('SELECT 1').then(count));
    const behind = limits.depth - 1;
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(quick.length - behind);
    return [long, ...quick];
  });
  await Promise.all(pendingReads);
});

async function untilStuck(connections: number): Promise<void> {
  const stuck = async () =>
    (await other.query("SELECT pid FROM pg_stat_activity WHERE wait_event = 'advisory'")).rows.length;
  await expect.poll(stuck, { timeout: 20_000 }).toBe(connections);
}

test.runIf(isInstalled)('reads on a lost connection fail as retryable, and unsent reads are answered', async () => {
  const read = reads();
  await whileLocked(19, async () => {
    const sent = limits.connections * limits.depth;
    const stuck = Array.from({ length: sent }, () => read('SELECT pg_advisory_lock_shared(19)::text'));
    const waiting = Array.from({ length: 9 }, (_, at) => read('SELECT $1::bigint', at));
    const outcomes = Promise.allSettled(stuck);
    const answers = Promise.allSettled(waiting);
    await untilStuck(limits.connections);
    await other.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'advisory'");
    expect((await outcomes).map((end) => end.status === 'rejected' && isBusy(end.reason))).toEqual(
      stuck.map(() => true),
    );
    expect(await answers).toEqual(waiting.map((_, at) => ({ status: 'fulfilled', value: [[at]] })));
  });
  expect(await read('SELECT 1::bigint')).toEqual([[1]]);
  expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
});

test.runIf(isInstalled)('if a further connection is refused, no waiting read fails', async () => {
  await other.query('CREATE ROLE narrow LOGIN CONNECTION LIMIT 1');
  const connectionString = `${server.url.replace('postgres@', 'narrow@')}/postgres`;
  const narrow = new Pool({ connectionString, max: limits.connections, pipeline: true });
  const connect = vi.spyOn(narrow, 'connect');
  const query = createPipelines(narrow, limits);
  const pendingReads = await whileLocked(20, async () => {
    const long = query({ text: 'SELECT pg_advisory_lock_shared(20)::text' });
    await untilStuck(1);
    const others = Array.from({ length: 10 }, (_, at) =>
      query({ text: 'SELECT $1::bigint', values: [at], types: numberTypes }),
    );
    await expect(connect.mock.results[1]?.value).rejects.toThrow('too many connections');
    return [long, ...others];
  });
  expect(await Promise.allSettled(pendingReads)).toEqual(
    [[['']], ...Array.from({ length: 10 }, (_, at) => [[at]])].map((value) => ({ status: 'fulfilled', value })),
  );
  await narrow.end();
});

test.runIf(isInstalled)(
  'a named statement works on every connection, even after its first read has failed',
  async () => {
    const query = createPipelines(pool, limits);
    const read = (value: unknown) =>
      query({
        name: 'halved',
        text: 'SELECT $1::bigint / 2, $1::text, pg_backend_pid()',
        values: [value],
        types: numberTypes,
      });
    const refused = await Promise.allSettled(['x', 'y', 'z', 'x', 'y', 'z'].map(read));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
    const pendingReads = [8, null, 40, '2', 6, 10, null, 12].map(read);
    const rows = (await Promise.all(pendingReads)).map(([row]) => row!);
    expect(rows.map(([half, text]) => [half, text])).toEqual([
      [4, '8'],
      [null, null],
      [20, '40'],
      [1, '2'],
      [3, '6'],
      [5, '10'],
      [null, null],
      [6, '12'],
    ]);
    expect(new Set(rows.map(([, , connection]) => connection)).size).toBe(limits.connections);
  },
);

test.runIf(isInstalled)(
  'a read whose parse waits too long for a lock fails as retryable, as do the reads behind it, and a retry succeeds',
  async () => {
    await other.query('CREATE TABLE locked (id bigint)');
    const connectionString = `${server.url}/postgres?options=-c%20lock_timeout%3D200`;
    const one = new Pool({ connectionString, max: 1, pipeline: true });
    one.on('error', () => {});
    const query = createPipelines(one, { connections: 1, depth: 3 });
    const read = () => query({ name: 'counted', text: 'SELECT count(*) FROM locked', types: numberTypes });
    await other.query('BEGIN; LOCK TABLE locked IN ACCESS EXCLUSIVE MODE');
    const outcomes = await Promise.allSettled([read(), read(), read()]);
    await other.query('ROLLBACK');
    expect(outcomes.map((end) => end.status === 'rejected' && isBusy(end.reason))).toEqual([true, true, true]);
    expect(await Promise.all([read(), read()])).toEqual([[[0]], [[0]]]);
    await one.end();
  },
);

test.runIf(isInstalled)('reads fail if no server listens, instead of waiting for ever', async () => {
  const nowhere = new Pool({ connectionString: 'postgres://127.0.0.1:1/nowhere', max: 2, pipeline: true });
  const query = createPipelines(nowhere, limits);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => query({ text: 'SELECT 1' })));
  expect(outcomes.map((end) => end.status === 'rejected' && isBusy(end.reason))).toEqual([true, true, true, true]);
  await nowhere.end();
});
