export interface Paging {
  page: number;
  pageSize: number;
}

/** The sizes that `Pagination` offers; the first is the default and stays out of the address. */
export const pageSizes = [10, 20, 30, 40] as const;

/** Where every list starts. */
export const firstPage: Paging = { page: 1, pageSize: pageSizes[0] };

export const isSamePage = (one: Paging, other: Paging): boolean =>
  one.page === other.page && one.pageSize === other.pageSize;
