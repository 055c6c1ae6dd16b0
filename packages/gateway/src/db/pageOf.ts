export interface AskedPage {
  /** Zero-based. */
  number: number;
  size: number;
}

interface Pageable<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** One page of a list as the contract has it: how many there are in all, and the rows of the page as they are shown. */
export async function pageOf<Row, Shown>(
  page: AskedPage,
  counted: PromiseLike<{ count: number }[]>,
  listed: Pageable<Row>,
  show: (row: Row) => Shown | Promise<Shown>,
) {
  const [total] = await counted;
  const rows = await listed.limit(page.size).offset(page.number * page.size);
  return {
    rows: await Promise.all(rows.map(show)),
    count: total?.count ?? 0,
    pageable: { pageNumber: page.number, pageSize: page.size },
  };
}
