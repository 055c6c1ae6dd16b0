import type { Operation } from '../core/operation.ts';
import type { RequestValues, ServiceAnswer, Service } from './service.ts';

const rowsOf = ({ json }: ServiceAnswer): unknown[] => {
  const { rows, content } = Object(json);
  return rows ?? content ?? [];
};
const totalOf = ({ json }: ServiceAnswer): unknown => Object(json).count ?? Object(json).totalElements;

/** The mismatch of a list's pages with the contract; undefined if there is none. */
export async function pageMismatch(
  service: Service,
  operation: Operation,
  values: RequestValues,
): Promise<string | undefined> {
  const [page, size] = 'pageNumber' in (operation.query ?? {}) ? ['pageNumber', 'pageSize'] : ['page', 'size'];
  const ask = (number: number, rows: number) =>
    service.ask(operation, { ...values, query: { ...values.query, [page]: number, [size]: rows } });
  const both = await ask(0, 2);
  const [first, second] = rowsOf(both);
  if (rowsOf(both).length > 2) return `${rowsOf(both).length} rows for 2`;
  const { pageSize } = Object(Object(both.json).pageable);
  if (pageSize !== undefined && pageSize !== 2) return 'another page size than requested';
  if (second === undefined) return undefined;
  const [alone, next] = [await ask(0, 1), await ask(1, 1)];
  if (totalOf(alone) !== totalOf(both)) return 'a total that depends on the page';
  const isFirst = JSON.stringify(Object(rowsOf(alone)[0])) === JSON.stringify(first);
  if (!isFirst && !hasLinks(first)) return 'another row on page 0';
  if (
    JSON.stringify(rowsOf(next)[0]) === JSON.stringify(rowsOf(alone)[0]) &&
    JSON.stringify(first) !== JSON.stringify(second)
  )
    return 'the same row on page 1 as on page 0';
  return undefined;
}

/** Links are signed again for each answer. */
const hasLinks = (row: unknown) => /"https?:/.test(JSON.stringify(row));
