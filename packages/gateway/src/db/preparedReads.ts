import type { InArgs } from '@libsql/client';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import Connection, { type Statement } from 'libsql';
import { type RunStatement, queriesOn } from './querySession.ts';

/** More than all routes have. A list of ids makes another query for each length. */
const maxStatements = 200;

/**
 * Reads over one connection with a cache of prepared statements: the driver takes longer to prepare a statement than to run it.
 * Results are not cached, so each query sees what is committed.
 */
export function openReads(file: string, waitMs: number) {
  const open = () => new Connection(file, { timeout: waitMs });
  const statements = new Map<string, Statement<[InArgs]>>();
  let connection = open();

  const statementOf = (sql: string): Statement<[InArgs]> => {
    const known = statements.get(sql) ?? connection.prepare<[InArgs]>(sql).raw(true);
    statements.delete(sql);
    // A map keeps the order of insertion, so the first entry is the one that was used longest ago.
    if (statements.size >= maxStatements) statements.delete(statements.keys().next().value!);
    statements.set(sql, known);
    return known;
  };

  const ask: RunStatement = async (text, values) => {
    // The driver ends the process when a query runs on a closed connection.
    if (!connection.open) throw new Error('The database is closed');
    // The driver also ends the process for a boolean parameter.
    if (values.some((value) => typeof value === 'boolean')) throw new TypeError('A boolean is stored as 0 or 1');
    try {
      return statementOf(text).all(values as InArgs) as unknown[][];
    } catch (error) {
      // A failed statement may still be in progress, and would keep all later reads on its old snapshot.
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
