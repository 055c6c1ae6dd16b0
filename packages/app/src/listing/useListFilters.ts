import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterCodec, Paging } from '../lib/filterCodec.ts';

/** The filters of a list, kept in the address. New filters and a new page size start at page 1. */
export function useListFilters<Filters extends object>(codec: FilterCodec<Filters>) {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => codec.read(params), [codec, params]);
  const set = (next: Partial<Filters & Paging>, options?: { replace: boolean }) =>
    // Applied to the address as it is by then, so that two changes in a row both count.
    setParams((current) => codec.write({ ...codec.read(current), ...next }), options);
  return {
    filters,
    apply: (next: Partial<Filters>) => set({ ...next, page: 1 } as Partial<Filters & Paging>),
    set,
    /** A list that failed starts over at its first page of the usual size. */
    resetPaging: () => {
      const first = { ...filters, page: 1, pageSize: 10 };
      if (filters.page !== 1 || filters.pageSize !== 10) setParams(codec.write(first), { replace: true });
    },
    turnTo: (page: number) => set({ page } as Partial<Filters & Paging>),
    resize: (pageSize: number) => set({ pageSize, page: 1 } as Partial<Filters & Paging>),
  };
}
