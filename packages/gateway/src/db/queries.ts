import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** The query builder of either engine. */
export type Queries = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;
/** The query builder inside of one transaction, for a write step. */
export type Write = Omit<Queries, 'transaction'>;
/** Reading works the same on the database and inside a transaction. */
export type Read = Pick<Queries, 'select' | 'all' | 'get'>;
