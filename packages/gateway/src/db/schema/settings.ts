import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Values that belong to the database itself, such as the check values of its keys. */
export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
