import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const idempotencyKeys = sqliteTable(
  'request_keys',
  {
    userId: integer('user_id').notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** `effective`: the write is committed, and its answer is not stored yet. */
    state: text({ enum: ['open', 'effective', 'answered'] }).notNull(),
    answer: text(),
    /** The id of the process that answers. */
    owner: integer().notNull(),
    leaseUntil: integer('lease_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
