import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { createEventLoopYield } from './eventLoopYield.ts';
import type { Write } from './openDatabase.ts';

/** Inserts many rows in statements of bounded size, and lets other work of the process run in between. */
export async function insertMany<T extends SQLiteTable>(
  tx: Write,
  table: T,
  rows: Iterable<T['$inferInsert']>,
  perStatement = 100,
): Promise<void> {
  const yieldToEventLoop = createEventLoopYield();
  let part: T['$inferInsert'][] = [];
  const insertPart = async () => {
    await tx.insert(table).values(part);
    part = [];
    await yieldToEventLoop();
  };
  for (const row of rows) {
    part.push(row);
    if (part.length === perStatement) await insertPart();
  }
  if (part.length > 0) await insertPart();
}
