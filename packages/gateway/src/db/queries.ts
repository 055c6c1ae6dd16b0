import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** The query builder, of whichever engine. */
export type Queries = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;
/** What a write step gets: the same query builder, inside one transaction. */
export type Write = Omit<Queries, 'transaction'>;
/** Reading works the same on the database and inside a transaction. */
export type Read = Pick<Queries, 'select' | 'all' | 'get'>;
