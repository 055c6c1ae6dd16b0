/** As a list's query asks for it. */
interface AskedPage {
  /** Zero-based. */
  page: number;
  size: number;
}

interface Pageable<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** One page of a list as the contract has it: how many there are in all, and the rows of the page as they are shown. */
export async function pageOf<Row, Shown>(
  { page, size }: AskedPage,
  counted: PromiseLike<{ count: number }[]>,
  listed: Pageable<Row>,
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const [total] = await counted;
  const rows = await listed.limit(size).offset(page * size);
  return {
    rows: await Promise.all(rows.map(show)),
    count: total?.count ?? 0,
    pageable: { pageNumber: page, pageSize: size },
  };
}
