export interface Paging {
  page: number;
  pageSize: number;
}

/** The sizes that `Pagination` offers. The first is the default, which the address omits. */
export const pageSizes = [10, 20, 30, 40] as const;

/** The first page in the default size. */
export const firstPage: Paging = { page: 1, pageSize: pageSizes[0] };

export const isSamePage = (one: Paging, other: Paging): boolean =>
  one.page === other.page && one.pageSize === other.pageSize;
