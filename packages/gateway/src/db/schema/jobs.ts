import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const jobKinds = ['report', 'batch', 'restore', 'document', 'glosa', 'glosa-response', 'health-card'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobs = sqliteTable('jobs', {
  id: integer().primaryKey(),
  kind: text({ enum: jobKinds }).notNull(),
  subjectId: integer('subject_id').notNull(),
  state: text({ enum: ['open', 'done', 'failed', 'cancelled'] }).notNull(),
  step: integer().notNull(),
  attempts: integer().notNull(),
  runAt: integer('run_at').notNull(),
  owner: text(),
  leaseUntil: integer('lease_until').notNull(),
  endedAt: integer('ended_at'),
});
