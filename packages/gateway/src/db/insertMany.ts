import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Write } from './openDatabase.ts';

/** Inserts many rows in statements of at most `perStatement` rows, and lets other work of the process run in between. */
export async function insertMany<T extends SQLiteTable>(
  tx: Write,
  table: T,
  rows: readonly T['$inferInsert'][],
  perStatement = 250,
): Promise<void> {
  for (let from = 0; from < rows.length; from += perStatement) {
    await tx.insert(table).values(rows.slice(from, from + perStatement));
    // The embedded driver works synchronously: without a pause a long insert would hold every answer back.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
