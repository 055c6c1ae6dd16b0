import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** As a list's query asks for it. */
interface AskedPage {
  /** Zero-based. */
  page: number;
  size: number;
}

interface Pageable<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

type Counted = SQLWrapper & PromiseLike<{ count: number }[]>;

/** A column with how many rows a list has in all: asked with its page, the count costs no statement of its own. */
export const totalOf = (counted: Counted): SQL<number> => sql<number>`${counted}`;

/** One page of a list as the contract has it: how many there are in all, and the rows of the page as they are shown. */
export async function pageOf<Row extends { total: number }, Shown>(
  { page, size }: AskedPage,
  counted: Counted,
  listed: Pageable<Row>,
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const rows = await listed.limit(size).offset(page * size);
  // A page behind the last one has no row that says it.
  const behindLast = rows.length === 0 && page > 0 ? (await counted)[0]?.count : 0;
  return {
    rows: await Promise.all(rows.map(show)),
    count: rows[0]?.total ?? behindLast ?? 0,
    pageable: { pageNumber: page, pageSize: size },
  };
}
