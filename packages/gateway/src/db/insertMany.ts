import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { createBreather } from './breather.ts';
import type { Write } from './openDatabase.ts';

/** Inserts many rows in statements of bounded size, and lets other work of the process run in between. */
export async function insertMany<T extends SQLiteTable>(
  tx: Write,
  table: T,
  rows: readonly T['$inferInsert'][],
  perStatement = 100,
): Promise<void> {
  const breathe = createBreather();
  for (let from = 0; from < rows.length; from += perStatement) {
    await tx.insert(table).values(rows.slice(from, from + perStatement));
    await breathe();
  }
}
