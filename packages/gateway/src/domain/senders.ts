import { and, count, desc, eq, exists, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Read } from '../db/openDatabase.ts';
import { totalOf } from '../db/createPages.ts';
import type { batches } from '../db/schema/eligibility.ts';
import { users } from '../db/schema/accounts.ts';
import type { documents, glosaUploads, healthCardUploads, restores } from '../db/schema/uploads.ts';

type Sent = typeof batches | typeof documents | typeof glosaUploads | typeof healthCardUploads | typeof restores;

/** Whether a user has a row in a table of uploads. One subquery for each user is cheap: there are few users and many uploads. */
export const hasSent = (read: Read, table: Sent, where?: SQL): SQL =>
  exists(
    read
      .select({ id: table.userId })
      .from(table)
      .where(and(sentBy(table), where)),
  );

/** The user who sent a row. */
export const sentBy = (table: Sent): SQL => eq(users.id, table.userId);

/** The number of rows that match a condition. The condition may use columns of the sender. */
export const countSent = (read: Read, table: Sent, where: SQL | undefined) =>
  read.select({ count: count() }).from(table).innerJoin(users, sentBy(table)).where(where);

export const newestFirst = (table: Sent): SQL[] => [desc(table.createdAt), desc(table.id)];

/** Selects these columns of the rows, and the first name of the sender, newest first. */
export const newestSent = <Columns extends Record<string, SQLiteColumn>>(
  read: Read,
  table: Sent,
  columns: Columns,
  where: SQL | undefined,
) =>
  read
    .select({ row: columns, userName: users.givenName, total: totalOf(countSent(read, table, where)) })
    .from(table)
    .innerJoin(users, sentBy(table))
    .where(where)
    .orderBy(...newestFirst(table));
