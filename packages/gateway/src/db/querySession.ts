import type { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { SqliteRemoteDatabase, SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy';
import type { Queries } from './queries.ts';

/** Runs a statement and returns its rows, each as a list of values. */
export type RunStatement = (text: string, values: unknown[]) => Promise<unknown[][]>;

/** The query builder on any function that runs a statement. */
export function queriesOn(run: RunStatement, dialect: SQLiteAsyncDialect): Queries {
  const session = new SQLiteRemoteSession<Record<string, never>, Record<string, never>>(
    async (text, values, method) => {
      const rows = await run(text, values);
      return { rows: method === 'get' ? rows[0]! : rows };
    },
    dialect,
    undefined,
  );
  return new SqliteRemoteDatabase('async', dialect, session, undefined);
}
