import { getTableColumns, is, Param, type Query, type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

type Insert = Parameters<SQLiteAsyncDialect['buildInsertQuery']>[0];
type Values = Record<string, Param | SQL>;

const isGiven = (value: Values[string] | undefined): boolean =>
  value !== undefined && !(is(value, Param) && value.value === undefined);

/**
 * Translates queries from the SQL of SQLite to that of PostgreSQL. Three things differ: parameters have numbers, a
 * missing value is `default` instead of `null`, and the columns in a conflict clause have no table name.
 */
export class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam(at: number): string {
    return `$${at + 1}`;
  }

  override buildInsertQuery(insert: Insert): SQL {
    if (insert.select || !Array.isArray(insert.values)) return super.buildInsertQuery(insert);
    const columns = Object.entries(getTableColumns(insert.table));
    const withoutDefault = columns.filter(
      ([, column]) => column.default === undefined && column.defaultFn === undefined,
    );
    const values = (insert.values as Values[]).map((row) => {
      const omitted = withoutDefault
        .filter(([name]) => !isGiven(row[name]))
        .map(([name]) => [name, sql.raw('default')]);
      return { ...row, ...(Object.fromEntries(omitted) as Values) };
    });
    return super.buildInsertQuery({ ...insert, values });
  }

  override sqlToQuery(...parameters: Parameters<SQLiteAsyncDialect['sqlToQuery']>): Query {
    const query = super.sqlToQuery(...parameters);
    const text = query.sql.replace(
      / on conflict \(([^)]+)\)/,
      (_whole, columns: string) => ` on conflict (${columns.replace(/"\w+"\.(?=")/g, '')})`,
    );
    return { ...query, sql: text };
  }
}
