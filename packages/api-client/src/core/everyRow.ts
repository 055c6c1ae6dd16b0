import { pageParameters, type Page, type PageQuery } from './page.ts';
import type { RequestOptions } from './transport.ts';

/** The largest page that the contract allows. */
const largestPage = 100;

/**
 * Yields the rows of a list one by one, from the given page on. The next page is requested while the caller uses the
 * rows of the present one; if the loop ends early, that request is aborted. Each page has its own time limit.
 */
export async function* everyRow<Query extends PageQuery, Row>(
  read: (query: Query, options: RequestOptions) => Promise<Page<Row>>,
  query: Query,
  options: RequestOptions = {},
): AsyncGenerator<Row, void, undefined> {
  const ended = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, ended.signal]) : ended.signal;
  const ask = (page: number) => {
    const answer = read({ ...query, page, pageSize: query.pageSize ?? largestPage }, { ...options, signal });
    // It may fail before the loop waits for it. The loop gets the error when it reaches that page.
    answer.catch(() => {});
    return answer;
  };
  let { page } = pageParameters(query);
  let next: Promise<Page<Row>> | undefined = ask(page);
  try {
    while (next) {
      const { items, total, pageSize }: Page<Row> = await next;
      next = items.length > 0 && page * pageSize < total ? ask(++page) : undefined;
      yield* items;
    }
  } finally {
    ended.abort();
  }
}
