import type { InArgs } from '@libsql/client';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import Connection, { type Statement } from 'libsql';
import { type Ask, queriesOn } from './querySession.ts';

/** More than all routes have. A list of ids counts once for each length, because each length is another query. */
const maxStatements = 200;

/**
 * Reads over one connection that keeps its statements: preparing one, and asking it for its columns, costs the driver more than
 * running it does. Nothing else is kept, so each query sees what is committed.
 */
export function openReads(file: string, waitMs: number) {
  const open = () => new Connection(file, { timeout: waitMs });
  const statements = new Map<string, Statement<[InArgs]>>();
  let connection = open();

  const statementOf = (sql: string): Statement<[InArgs]> => {
    const known = statements.get(sql) ?? connection.prepare<[InArgs]>(sql).raw(true);
    statements.delete(sql);
    // The map keeps the order of insertion: the first one has not been asked for longest.
    if (statements.size >= maxStatements) statements.delete(statements.keys().next().value!);
    statements.set(sql, known);
    return known;
  };

  const ask: Ask = async (text, values) => {
    // The driver ends the process when a closed connection is asked.
    if (!connection.open) throw new Error('The database is closed');
    // So it does when it is given a boolean.
    if (values.some((value) => typeof value === 'boolean')) throw new TypeError('A boolean is stored as 0 or 1');
    try {
      return statementOf(text).all(values as InArgs) as unknown[][];
    } catch (error) {
      // A statement that failed may be in progress still, and would hold all others to what it saw.
      statements.clear();
      connection.close();
      connection = open();
      throw error;
    }
  };

  return {
    read: queriesOn(ask, new SQLiteAsyncDialect()),
    close(): void {
      connection.close();
    },
  };
}
