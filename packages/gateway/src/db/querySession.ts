import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm';
import type { PreparedQueryConfig, SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { type RemotePreparedQuery, SqliteRemoteDatabase, SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy';
import type { Queries } from './queries.ts';
import { createRowReader } from './rowReader.ts';

/** Answers the rows of a statement, each as a list of its values. */
export type Ask = (text: string, values: unknown[]) => Promise<unknown[][]>;

type Values = Record<string, unknown>;
type NoSchema = Record<string, never>;

/** The values of the named placeholders of a statement, in their order. */
function createFiller(params: readonly unknown[]): (values: Values) => unknown[] {
  const given = (values: Values, { name }: Placeholder): unknown => {
    if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
    return values[name];
  };
  const parts = params.map((param): ((values: Values) => unknown) => {
    if (is(param, Placeholder)) return (values) => given(values, param);
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
    const { encoder, value: place } = param;
    return (values) => encoder.mapToDriverValue(given(values, place));
  });
  return (values) => parts.map((part) => part(values));
}

class QuerySession extends SQLiteRemoteSession<NoSchema, NoSchema> {
  /** Runs every statement that selects rows. */
  ask: Ask;

  constructor(ask: Ask, dialect: SQLiteAsyncDialect) {
    super(
      async (text, values, method) => {
        const rows = await ask(text, values);
        return { rows: method === 'get' ? rows[0]! : rows };
      },
      dialect,
      undefined,
    );
    this.ask = ask;
  }

  /** Selecting rows, the most frequent work, skips the layers of the library that examine each query again. */
  override prepareQuery<T extends Omit<PreparedQueryConfig, 'run'>>(
    ...asked: Parameters<SQLiteRemoteSession<NoSchema, NoSchema>['prepareQuery']>
  ): RemotePreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...asked);
    const [query, fields, , , ownReading] = asked;
    if (fields === undefined || ownReading !== undefined) return prepared;
    const fill = createFiller(query.params);
    let read: ReturnType<typeof createRowReader> | 'unknown' = 'unknown';
    prepared.all = async (values = {}): Promise<T['all']> => {
      const filled = fill(values);
      const rows = await this.ask(query.sql, filled).catch((error: Error) => {
        throw new DrizzleQueryError(query.sql, filled, error);
      });
      // The builder says it only after this method has ended.
      const { joinsNotNullableMap } = prepared as { joinsNotNullableMap?: Record<string, boolean> };
      if (read === 'unknown') read = createRowReader(fields, joinsNotNullableMap);
      return read ? rows.map(read) : prepared.mapAllResult(rows);
    };
    return prepared;
  }
}

/** The query builder on whatever answers a statement. */
export const queriesOn = (ask: Ask, dialect: SQLiteAsyncDialect): Queries =>
  new SqliteRemoteDatabase('async', dialect, new QuerySession(ask, dialect), undefined);
