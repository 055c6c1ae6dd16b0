import * as v from 'valibot';
import { count } from './fieldSchemas.ts';

/** One page of a list; pages count from 1, as people do. */
export interface Page<Item> {
  items: Item[];
  /** The number of rows of the whole list, not of this page. */
  total: number;
  page: number;
  pageSize: number;
}

export interface PageQuery {
  /** Counts from 1. @default 1 */
  page?: number | undefined;
  /** @default 10 */
  pageSize?: number | undefined;
}

const wirePageable = v.nullish(v.object({ pageNumber: v.nullish(count), pageSize: v.nullish(count) }));

/** The usual page on the wire. */
export const pageOfRows = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), count, pageable: wirePageable });

/** The page of `GET /eligibility` on the wire. */
export const pageOfContent = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ content: v.array(row), totalElements: count, pageable: wirePageable });

interface Pageable {
  pageable?: { pageNumber?: number | null; pageSize?: number | null } | null | undefined;
}
interface WirePage<Item> extends Pageable {
  rows: Item[];
  count: number;
}

const atLeastOne = (value: number | undefined, otherwise: number) =>
  value && value >= 1 && value < Number.POSITIVE_INFINITY ? Math.floor(value) : otherwise;

/** The requested page as whole numbers within the limits, whatever text the address contains. */
export const pageParameters = ({ page, pageSize }: PageQuery) => ({
  page: atLeastOne(page, 1),
  pageSize: atLeastOne(pageSize, 10),
});

/** On the wire pages are zero-based and have one of two pairs of names. */
export const wirePage = (query: PageQuery) => {
  const { page, pageSize } = pageParameters(query);
  return { page: page - 1, size: pageSize };
};
export const wirePageNumber = (query: PageQuery) => {
  const { page, pageSize } = pageParameters(query);
  return { pageNumber: page - 1, pageSize };
};

/** Maps a wire page to a `Page`. */
export function toPage<Item>({ rows, count: total, pageable }: WirePage<Item>, query: PageQuery): Page<Item> {
  const { page, pageSize } = pageParameters(query);
  return {
    items: rows,
    total,
    page: (pageable?.pageNumber ?? page - 1) + 1,
    pageSize: pageable?.pageSize || pageSize,
  };
}
