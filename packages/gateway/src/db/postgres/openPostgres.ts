import { setTimeout as pause } from 'node:timers/promises';
import { type CustomTypesConfig, Pool, type PoolConfig } from 'pg';
import { isConflict } from '../databaseErrors.ts';
import { type Database, defaultLockTimeoutMs, onEveryWrite, type Write } from '../openDatabase.ts';
import { queriesOn } from '../querySession.ts';
import { checkPostgres, measureClock, postgresRefusal } from './checkPostgres.ts';
import { PostgresDialect } from './dialect.ts';
import { postgresEngine } from './engine.ts';
import { migratePostgres } from './migrate.ts';
import { createPipelines } from './pipelines.ts';

/**
 * Ten connections for each gateway: PostgreSQL allows a hundred by default. Writes have connections of their own, so
 * that a write that waits for a lock delays no read. Four connections for reads keep the thread of the gateway busy;
 * with ten on two cores the server switched between them, and the slowest answers took twice as long.
 */
const maxConnections = { reads: 4, writes: 6 };
/** A busy server accepts a connection late; where no server listens, the system refuses it at once. */
const connectMs = 8000;
/**
 * Uses one generic plan for all values of a read: planning for each value took longer than the query. Servers that are
 * too old for the setting accept this statement as well, so the check of their version can refuse them with a message.
 */
const planOnce = "SELECT set_config(name, 'force_generic_plan', false) FROM pg_settings WHERE name = 'plan_cache_mode'";
/** Longer than any statement of the gateway takes. A server that has not answered by then counts as failed. */
const statementMs = 30_000;
const clockEveryMs = 60_000;
/** More than the number of queries of all routes. */
const maxNames = 200;

/** The most reads in flight on one connection; others wait. */
const readDepth = 4;
const int8 = 20;
const numeric = 1700;

/** Counts and instants become numbers: all of them are safe integers. Every other type stays a text. */
export const numberTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    oid === int8 || oid === numeric ? Number : (text: string) => text) as CustomTypesConfig['getTypeParser'],
};

/**
 * A named statement is planned once for each connection. A statement with a list of many values is rarely repeated, so it has no
 * name.
 */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || text.length > 2000) return known;
    names.set(text, `oraculo_${names.size}`);
    return names.get(text);
  };
}

const dialect = new PostgresDialect();

type Isolation = 'SERIALIZABLE' | 'READ COMMITTED';

/** Repeats a write that conflicted with another one, until its deadline. */
function createWrites(pool: Pool, nameOf: (text: string) => string | undefined) {
  const attempt = async <T>(isolation: Isolation, work: (tx: Write) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`BEGIN ISOLATION LEVEL ${isolation}`);
      const ask = async (text: string, values: unknown[]) =>
        (await client.query<unknown[]>({ name: nameOf(text), text, values, rowMode: 'array', types: numberTypes }))
          .rows;
      const tx = queriesOn(ask, dialect);
      const result = await work(tx);
      await onEveryWrite.getStore()?.(tx);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return async <T>(isolation: Isolation, work: (tx: Write) => Promise<T>, lockTimeoutMs: number): Promise<T> => {
    const deadline = performance.now() + lockTimeoutMs;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(isolation, work);
      } catch (error) {
        if (!isConflict(error, tries) || performance.now() >= deadline) throw error;
        await pause(Math.random() * Math.min(200, 5 * 2 ** tries));
      }
    }
  };
}

function poolOf(url: string, max: number, settings: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'oraculo',
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    keepAlive: true,
    // An idle connection would delay the end of a refused start.
    allowExitOnIdle: true,
    ...settings,
  });
  // The query of a lost connection fails by itself, and the pool replaces the connection. Without a listener the event
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens the database that several gateways share, and applies the migrations of this release. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = poolOf(url, maxConnections.reads, { pipeline: true, onConnect: (client) => client.query(planOnce) });
  let offsetMs = 0;
  try {
    const client = await pool.connect();
    try {
      await checkPostgres(client, url);
      offsetMs = await measureClock(client, url);
      await migratePostgres(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw postgresRefusal(error, url);
  }
  const nameOf = createNames();
  const writes = poolOf(url, maxConnections.writes, { lock_timeout: defaultLockTimeoutMs });
  const transaction = createWrites(writes, nameOf);
  // Reads keep their connections for as long as others wait for them.
  const clock = setInterval(() => {
    measureClock(writes).then(
      (measured) => {
        offsetMs = measured;
      },
      () => {},
    );
  }, clockEveryMs).unref();

  const pipelined = createPipelines(pool, { connections: maxConnections.reads, depth: readDepth });
  return {
    read: queriesOn((text, values) => pipelined({ name: nameOf(text), text, values, types: numberTypes }), dialect),
    write: (work, lockTimeoutMs = defaultLockTimeoutMs) => transaction('SERIALIZABLE', work, lockTimeoutMs),
    writeRows: (work) => transaction('READ COMMITTED', work, defaultLockTimeoutMs),
    engine: postgresEngine,
    clockOffsetMs: () => offsetMs,
    close: async () => {
      clearInterval(clock);
      await Promise.all([pool.end(), writes.end()]);
    },
  };
}

/** Checks the server without changing it, and returns the rows of this query, or none if its table does not exist. */
export async function inspectPostgres(
  url: string,
  text: string,
): Promise<{ offsetMs: number; rows: Record<string, unknown>[] }> {
  const pool = poolOf(url, 1);
  try {
    const client = await pool.connect();
    try {
      await checkPostgres(client, url);
      const offsetMs = await measureClock(client, url);
      const { rows: found } = await client.query("SELECT to_regclass('settings') IS NOT NULL AS is_there");
      const { rows } = found[0].is_there ? await client.query(text) : { rows: [] };
      return { offsetMs, rows };
    } finally {
      client.release();
    }
  } catch (error) {
    throw postgresRefusal(error, url);
  } finally {
    await pool.end();
  }
}
