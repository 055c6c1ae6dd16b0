import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The page that a request asks for. */
interface PageRequest {
  /** Zero-based. */
  page: number;
  size: number;
}

/** A filter that is undefined is not applied. */
type Filters<Name extends string = string> = Record<Name, string | number | boolean | readonly string[] | undefined>;

/** The conditions of a list, with a placeholder for the value of each filter that is set. */
export interface FilterConditions<Name extends string> {
  /** The condition for a filter with one value. */
  ifSet(name: Name, condition: (value: Placeholder) => SQL): SQL | undefined;
  /** The condition for a filter with several values. */
  ifAny(name: Name, condition: (values: Placeholder[]) => SQL): SQL | undefined;
}

interface Prepared<Row> {
  all(values: Record<string, unknown>): Promise<Row[]>;
}

type Counted = SQLWrapper & { prepare(): Prepared<{ count: number }> };

interface Pageable<Row> {
  limit(rows: Placeholder): { offset(rows: Placeholder): { prepare(): Prepared<Row> } };
}

/** A column with the total number of rows, so that the count needs no second query. */
export const totalOf = (counted: Counted): SQL<number> => sql<number>`${counted}`;

/** A filter with several values needs one prepared query for each number of values. This bounds their cache. */
const maxShapes = 100;

const partName = (name: string, at: number): string => `${name}.${at}`;

function conditionsOf(filters: Filters): FilterConditions<string> {
  return {
    ifSet: (name, condition) => (filters[name] === undefined ? undefined : condition(sql.placeholder(name))),
    ifAny: (name, condition) => {
      const values = filters[name];
      return Array.isArray(values) ? condition(values.map((_, at) => sql.placeholder(partName(name, at)))) : undefined;
    },
  };
}

/** The value of each placeholder by its name, and the set of placeholders, which identifies the query. */
function bindFilters(filters: Filters) {
  const values: Record<string, unknown> = {};
  let shape = '';
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    shape += Array.isArray(value) ? `${name}[${value.length}] ` : `${name} `;
    if (Array.isArray(value)) for (const [at, part] of value.entries()) values[partName(name, at)] = part;
    else values[name] = value;
  }
  return { shape, values };
}

/**
 * The pages of a list in the form of the contract: the total and the rows of the page. The queries are built once for each set of
 * filters, because building one takes longer than running it.
 */
export function createPages<Name extends string, Row extends { total: number }, Shown>(
  queriesOf: (given: FilterConditions<Name>) => { counted: Counted; listed: Pageable<Row> },
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const prepared = new Map<string, { counted: Prepared<{ count: number }>; listed: Prepared<Row> }>();
  const prepare = (shape: string, filters: Filters) => {
    const { counted, listed } = queriesOf(conditionsOf(filters));
    const queries = {
      counted: counted.prepare(),
      listed: listed.limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).prepare(),
    };
    if (prepared.size >= maxShapes) prepared.clear();
    prepared.set(shape, queries);
    return queries;
  };
  return async ({ page, size }: PageRequest, filters: Filters<Name>) => {
    const { shape, values } = bindFilters(filters);
    const { counted, listed } = prepared.get(shape) ?? prepare(shape, filters);
    const rows = await listed.all({ ...values, limit: size, offset: page * size });
    // A page past the end has no row to carry the total.
    const countPastEnd = rows.length === 0 && page > 0 ? (await counted.all(values))[0]?.count : 0;
    return {
      rows: await Promise.all(rows.map(show)),
      count: rows[0]?.total ?? countPastEnd ?? 0,
      pageable: { pageNumber: page, pageSize: size },
    };
  };
}
