import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As a list's query asks for it. */
interface AskedPage {
  /** Zero-based. */
  page: number;
  size: number;
}

/** One that is undefined does not count. */
type Filters<Name extends string = string> = Record<Name, string | number | boolean | readonly string[] | undefined>;

/** The conditions of a list, with a placeholder for the value of each filter that is set. */
export interface Given<Name extends string> {
  /** The condition of a filter with one value. */
  one(name: Name, condition: (value: Placeholder) => SQL): SQL | undefined;
  /** The condition of a filter with several. */
  each(name: Name, condition: (values: Placeholder[]) => SQL): SQL | undefined;
}

interface Prepared<Row> {
  all(values: Record<string, unknown>): Promise<Row[]>;
}

type Counted = SQLWrapper & { prepare(): Prepared<{ count: number }> };

interface Pageable<Row> {
  limit(rows: Placeholder): { offset(rows: Placeholder): { prepare(): Prepared<Row> } };
}

/** A column with how many rows a list has in all: asked with its page, the count costs no statement of its own. */
export const totalOf = (counted: Counted): SQL<number> => sql<number>`${counted}`;

/** A list filter makes one prepared query per number of values; this bounds the cache. */
const maxKinds = 100;

const partName = (name: string, at: number): string => `${name}.${at}`;

function givenOf(filters: Filters): Given<string> {
  return {
    one: (name, condition) => (filters[name] === undefined ? undefined : condition(sql.placeholder(name))),
    each: (name, condition) => {
      const values = filters[name];
      return Array.isArray(values) ? condition(values.map((_, at) => sql.placeholder(partName(name, at)))) : undefined;
    },
  };
}

/** Each value by the name of its place, and which places there are. */
function placed(filters: Filters) {
  const values: Record<string, unknown> = {};
  let kind = '';
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    kind += Array.isArray(value) ? `${name}[${value.length}] ` : `${name} `;
    if (Array.isArray(value)) for (const [at, part] of value.entries()) values[partName(name, at)] = part;
    else values[name] = value;
  }
  return { kind, values };
}

/**
 * The pages of a list as the contract has them: how many rows there are in all, and those of the page as they are shown. Its
 * queries are put together once for each set of filters, which costs more than asking does.
 */
export function createPages<Name extends string, Row extends { total: number }, Shown>(
  queriesOf: (given: Given<Name>) => { counted: Counted; listed: Pageable<Row> },
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const prepared = new Map<string, { counted: Prepared<{ count: number }>; listed: Prepared<Row> }>();
  const prepare = (kind: string, filters: Filters) => {
    const { counted, listed } = queriesOf(givenOf(filters));
    const queries = {
      counted: counted.prepare(),
      listed: listed.limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).prepare(),
    };
    if (prepared.size >= maxKinds) prepared.clear();
    prepared.set(kind, queries);
    return queries;
  };
  return async ({ page, size }: AskedPage, filters: Filters<Name>) => {
    const { kind, values } = placed(filters);
    const { counted, listed } = prepared.get(kind) ?? prepare(kind, filters);
    const rows = await listed.all({ ...values, limit: size, offset: page * size });
    // A page past the end has no row to carry the total.
    const behindLast = rows.length === 0 && page > 0 ? (await counted.all(values))[0]?.count : 0;
    return {
      rows: await Promise.all(rows.map(show)),
      count: rows[0]?.total ?? behindLast ?? 0,
      pageable: { pageNumber: page, pageSize: size },
    };
  };
}
