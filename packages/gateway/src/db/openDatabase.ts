import { createClient, type Client } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { isBusy } from './failures.ts';
import { migrate } from './migrate.ts';

type Drizzle = LibSQLDatabase<Record<string, never>>;
/** What a write step gets: the same query builder, inside one transaction. */
export type Write = Parameters<Parameters<Drizzle['transaction']>[0]>[0];
/** Reading works the same on the database and inside a transaction. */
export type Read = Pick<Drizzle, 'select' | 'all' | 'get'>;

export interface Database {
  read: Drizzle;
  /** Runs `work` in one immediate transaction; writes of this process go one after the other. */
  write<T>(work: (tx: Write) => Promise<T>): Promise<T>;
  client: Client;
  close(): Promise<void>;
}

export async function openDatabase(url: string, authToken?: string): Promise<Database> {
  // `timeout` lets a second process on the same file wait for a commit instead of failing at once.
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }), timeout: 5000 });
  if (client.protocol === 'file') {
    await client.execute('PRAGMA journal_mode = WAL');
    const { rows } = await client.execute('PRAGMA synchronous');
    if (Number(rows[0]?.synchronous) < 2) {
      throw new Error(
        'The embedded database must run with synchronous = FULL: an answered write has to survive a crash.',
      );
    }
  }
  await migrate(client);
  const read = drizzle(client);

  // A local transaction blocks this process while it waits for another one of the same process: so they queue here.
  let last: Promise<unknown> = Promise.resolve();
  const write = <T>(work: (tx: Write) => Promise<T>): Promise<T> => {
    const run = async (): Promise<T> => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await read.transaction(work);
        } catch (error) {
          if (attempt >= 3 || !isBusy(error)) throw error;
        }
      }
    };
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };

  return {
    read,
    write,
    client,
    close: async () => {
      await last;
      try {
        if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // Only tidiness: what is in the log is durable, and the next start reads it.
        if (!isBusy(error)) throw error;
      } finally {
        client.close();
      }
    },
  };
}
