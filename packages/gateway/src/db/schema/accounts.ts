import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const users = sqliteTable('users', {
  id: integer().primaryKey(),
  username: text().notNull(),
  email: text().notNull(),
  givenName: text('given_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  membership: text({ mode: 'json' }).$type<string[]>().notNull(),
});

export const sessions = sqliteTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  revokedAt: integer('revoked_at'),
});

export const signInFailures = sqliteTable('sign_in_failures', {
  id: integer().primaryKey(),
  source: text().notNull(),
  failedAt: integer('failed_at').notNull(),
});
