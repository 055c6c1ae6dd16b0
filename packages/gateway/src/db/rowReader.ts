import { Column, getTableName, is, type SelectedFieldsOrdered, SQL, Subquery } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

type Fields = SelectedFieldsOrdered<SQLiteColumn>;
type Field = Fields[number]['field'];
type Row = Record<string, unknown>;

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** The library keeps them off its types. */
const decoderOf = (field: Field): Decoder => {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  const written = is(field, Subquery) ? field._.sql : field.sql;
  return (written as unknown as { decoder: Decoder }).decoder;
};

/** An outer join found no row: the library tells it by the first of the columns, if all are of that table. */
function mayBeMissing(columns: Fields, notNull: Record<string, boolean>): boolean {
  const tables = new Set(columns.flatMap(({ field }) => (is(field, Column) ? [getTableName(field.table)] : [])));
  const [table] = tables;
  return tables.size === 1 && !notNull[table!];
}

/**
 * How the values of a row become what a query selects, found out once for each query: the library finds it out for each value, and
 * takes longer than the database over a list. Undefined for what it nests deeper than its tables.
 */
export function createRowReader(
  fields: Fields,
  notNull: Record<string, boolean> | undefined,
): ((values: readonly unknown[]) => Row) | undefined {
  if (fields.some(({ path }) => path.length > 2)) return undefined;
  const cells = fields.map(({ field, path }) => ({
    decoder: decoderOf(field),
    group: path.length === 2 ? path[0]! : undefined,
    name: path.at(-1)!,
  }));
  const groups = new Set(cells.flatMap(({ group }) => group ?? []));
  const missing = [...groups].flatMap((group) => {
    const columns = fields.filter(({ path }) => path.length === 2 && path[0] === group);
    const at = fields.findIndex(({ field, path }) => path[0] === group && is(field, Column));
    return notNull && at >= 0 && mayBeMissing(columns, notNull) ? [{ group, at }] : [];
  });
  return (values) => {
    const row: Row = {};
    for (const [at, { decoder, group, name }] of cells.entries()) {
      const value = values[at];
      const shown = value === null ? null : decoder.mapFromDriverValue(value);
      if (group === undefined) row[name] = shown;
      else ((row[group] ??= {}) as Row)[name] = shown;
    }
    for (const { at, group } of missing) if (values[at] === null) row[group] = null;
    return row;
  };
}
