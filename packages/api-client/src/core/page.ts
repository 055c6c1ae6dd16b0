import * as v from 'valibot';
import { count } from './wire.ts';

/** One page of a list; pages count from 1, as people do. */
export interface Page<Item> {
  items: Item[];
  /** Of the whole list, not of this page. */
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

const pageable = v.nullish(v.object({ pageNumber: v.nullish(count), pageSize: v.nullish(count) }));

/** The usual page on the wire. */
export const pageOfRows = <Row extends v.GenericSchema>(row: Row) => v.object({ rows: v.array(row), count, pageable });

/** The page of `GET /eligibility` on the wire. */
export const pageOfContent = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ content: v.array(row), totalElements: count, pageable });

interface Pageable {
  pageable?: { pageNumber?: number | null; pageSize?: number | null } | null | undefined;
}
type WirePage<Item> = Pageable & ({ rows: Item[]; count: number } | { content: Item[]; totalElements: number });

const atLeastOne = (value: number | undefined, otherwise: number) =>
  value !== undefined && Number.isFinite(value) && value >= 1 ? Math.floor(value) : otherwise;

/** What was asked for, whole and in range whatever the address bar held. */
export const askedPage = ({ page, pageSize }: PageQuery) => ({
  page: atLeastOne(page, 1),
  pageSize: atLeastOne(pageSize, 10),
});

/** Pages are zero-based on the wire, under one pair of names or the other. */
export const wirePage = (query: PageQuery) => {
  const { page, pageSize } = askedPage(query);
  return { page: page - 1, size: pageSize };
};
export const wirePageNumber = (query: PageQuery) => {
  const { page, pageSize } = askedPage(query);
  return { pageNumber: page - 1, pageSize };
};

/** The one reader of both page shapes. */
export function toPage<Item>(answer: WirePage<Item>, query: PageQuery): Page<Item> {
  const asked = askedPage(query);
  const pageNumber = answer.pageable?.pageNumber;
  return {
    items: 'rows' in answer ? answer.rows : answer.content,
    total: 'rows' in answer ? answer.count : answer.totalElements,
    page: typeof pageNumber === 'number' ? pageNumber + 1 : asked.page,
    pageSize: answer.pageable?.pageSize || asked.pageSize,
  };
}
