import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { asDatabaseError, refuseUnknownDatabase, restrictToOwner } from './checkDatabase.ts';
import { embeddedEngine } from './embeddedEngine.ts';
import type { Engine } from './engine.ts';
import { isBusy, WriteLockBusy } from './databaseErrors.ts';
import { migrate } from './migrate.ts';
import { openReads } from './preparedReads.ts';
import type { Queries, Write } from './queries.ts';

export type { Read, Write } from './queries.ts';

export interface Database {
  read: Queries;
  /**
   * SERIALIZABLE: runs `work` in one transaction whose reads stay valid until it commits. It may run `work` more than
   * once. It waits for other writers up to `lockTimeoutMs`; then it throws an error for which `isBusy` is true.
   */
  write<T>(work: (tx: Write) => Promise<T>, lockTimeoutMs?: number): Promise<T>;
  /** READ COMMITTED: for statements that check their preconditions in their own WHERE. */
  writeRows<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  engine: Engine;
  /** How far the clock of this machine is behind that of the database server, which all gateways use. */
  clockOffsetMs(): number;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends Database {
  client: Client;
}

/**
 * A hook that runs at the end of every transaction of the current asynchronous context, so that its effect is committed
 * together with the write.
 */
export const onEveryWrite = new AsyncLocalStorage<(tx: Write) => Promise<void>>();

/**
 * While the driver waits for a lock, it blocks the process. So it waits for a few milliseconds only, and a timer
 * repeats the attempt.
 */
const driverWaitMs = 10;
const retryEveryMs = 50;
/** A request whose write waits longer than this gets a 503. */
export const defaultLockTimeoutMs = 4000;
/** The same limit for background work. */
export const backgroundLockTimeoutMs = 60_000;

/**
 * Repeats an attempt until the database is unlocked: used by the start and by maintenance. The client gets a new
 * connection before each repeat, because the driver leaves the refused statement open, and an open statement prevents
 * every commit.
 */
export async function retryWhileLocked<T>(client: Client, attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + backgroundLockTimeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await client.reconnect();
      await pause(retryEveryMs);
    }
  }
}

/**
 * Runs the writes of this process one after the other, because a transaction of the driver blocks the process while it
 * waits for another one. A write that finds the lock taken goes to the end of the queue, so that it does not block the
 * others.
 */
function createWriteQueue(client: Client) {
  const writer = drizzle(client);
  let last: Promise<unknown> = Promise.resolve();
  let nextTry = 0;

  const attempt = async <T>(work: (tx: Write) => Promise<T>, deadline: number): Promise<{ result: T } | 'busy'> => {
    if (performance.now() > deadline) throw new WriteLockBusy();
    // Each attempt blocks the event loop, so the waiting writes share one attempt per interval.
    if (performance.now() < nextTry) await pause(nextTry - performance.now());
    try {
      const transaction = writer.transaction(async (tx) => {
        const result = await work(tx);
        await onEveryWrite.getStore()?.(tx);
        return result;
      });
      return { result: await transaction };
    } catch (error) {
      if (!isBusy(error)) throw error;
      nextTry = performance.now() + retryEveryMs;
      // A new connection, as in `retryWhileLocked`.
      await client.reconnect();
      return 'busy';
    }
  };

  const write = async <T>(work: (tx: Write) => Promise<T>, lockTimeoutMs = defaultLockTimeoutMs): Promise<T> => {
    const deadline = performance.now() + lockTimeoutMs;
    for (;;) {
      const turn = last.then(() => attempt(work, deadline));
      last = turn.catch(() => undefined);
      const outcome = await turn;
      if (outcome !== 'busy') return outcome.result;
    }
  };
  return { write, ended: () => last };
}

/** Opens the database in this file, which only its owner may read, and applies the migrations of this release. */
export async function openDatabase(file: string): Promise<EmbeddedDatabase> {
  await restrictToOwner(file);
  const client = createClient({ url: `file:${file}`, timeout: driverWaitMs });
  try {
    return await prepare(client, file);
  } catch (error) {
    client.close();
    throw asDatabaseError(error, file);
  }
}

async function prepare(client: Client, file: string): Promise<EmbeddedDatabase> {
  await retryWhileLocked(client, () => refuseUnknownDatabase(client, file));
  await retryWhileLocked(client, () => client.execute('PRAGMA journal_mode = WAL'));
  const { rows } = await client.execute('PRAGMA synchronous');
  if (Number(rows[0]?.synchronous) < 2) {
    throw new Error(
      'The embedded database must run with synchronous = FULL: an answered write has to survive a crash.',
    );
  }
  await retryWhileLocked(client, () => migrate(client));
  const { read, close: closeReads } = openReads(file, driverWaitMs);
  const { write, ended } = createWriteQueue(client);

  return {
    read,
    write,
    // SQLite has one writer at a time, so every transaction is serializable.
    writeRows: write,
    engine: embeddedEngine,
    clockOffsetMs: () => 0,
    client,
    close: async () => {
      await ended();
      closeReads();
      try {
        await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // Optional: the log is durable, and the next start reads it.
        if (!isBusy(error)) throw error;
      } finally {
        client.close();
      }
    },
  };
}
