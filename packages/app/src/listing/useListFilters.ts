import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import type { FilterCodec, Paging } from './filterCodec.ts';
import { useHistoryMoves } from './useHistoryMoves.ts';

/** The filters of a list, kept in the address. New filters and a new page size start at page 1. */
export function useListFilters<Filters extends object>(codec: FilterCodec<Filters>) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const filters = useMemo(() => codec.read(params), [codec, params]);
  // The address as it will be, so that two changes before the next render both count.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  useHistoryMoves(() => {
    latest.current = params;
  });
  const set = (next: Partial<Filters & Paging>, options?: Pick<NavigateOptions, 'replace' | 'state'>) => {
    const written = codec.write({ ...codec.read(latest.current), ...next });
    // The same search again asks again (`usePagedList`), and is no step to go back to.
    const isSame = written.toString() === codec.write(codec.read(latest.current)).toString();
    latest.current = written;
    setParams(written, isSame ? { ...options, replace: true } : options);
  };
  const hasWrongPage = codec.hasWrongPage(params);
  const rightPage = useEffectEvent(() => set({}, { replace: true, state }));
  useEffect(() => {
    if (hasWrongPage) rightPage();
  }, [hasWrongPage]);
  return {
    filters,
    apply: (next: Partial<Filters>) => set({ ...next, page: 1 } as Partial<Filters & Paging>),
    set,
    /** A list that failed starts over at its first page of the usual size. */
    resetPaging: () => {
      if (filters.page !== 1 || filters.pageSize !== 10)
        set({ page: 1, pageSize: 10 } as Partial<Filters & Paging>, { replace: true, state });
    },
    turnTo: (page: number, options?: { replace: boolean }) => set({ page } as Partial<Filters & Paging>, options),
    resize: (pageSize: number) => set({ pageSize, page: 1 } as Partial<Filters & Paging>),
  };
}
