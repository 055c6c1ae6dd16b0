import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import type { FilterCodec } from './filterCodec.ts';
import { firstPage, isSamePage, type Paging } from './paging.ts';
import { readListState, useListParams } from './listState.ts';
import { pick, without } from './pickParams.ts';
import { useHistoryMoves } from './useHistoryMoves.ts';

/** The filters of a list, kept in the address, except filters that may name a patient. New filters and a new page size start at page 1. */
export function useListFilters<Filters extends object>(codec: FilterCodec<Filters>) {
  const [address, setAddress] = useSearchParams();
  const params = useListParams();
  const { state } = useLocation();
  const filters = useMemo(() => codec.read(params), [codec, params]);
  // The latest filters, rendered or not, so that two changes before the next render both apply.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  useHistoryMoves(() => {
    latest.current = params;
  });
  const change = (next: object, options?: Pick<NavigateOptions, 'replace' | 'state'>) => {
    const written = codec.write({ ...codec.read(latest.current), ...next });
    // An unchanged search replaces the history entry; `usePagedList` requests it again.
    const isSame = written.toString() === codec.write(codec.read(latest.current)).toString();
    latest.current = written;
    const state = {
      ...options?.state,
      isEmptied: written.size === 0,
      personal: pick(written, codec.personal).toString(),
    };
    setAddress(without(written, codec.personal), { ...options, state, ...(isSame && { replace: true }) });
  };
  // A personal filter of an older address moves to the history state.
  const invalid = [...codec.invalidIn(params), ...codec.personal.filter((name) => address.has(name))].join(' ');
  const correctAddress = useEffectEvent(() => {
    const valid = codec.write(filters);
    const refused = [...readListState(state).refused, ...invalid.split(' ').filter((name) => !valid.has(name))];
    change({}, { replace: true, state: { refused } });
  });
  useEffect(() => {
    if (invalid !== '') correctAddress();
  }, [invalid]);
  const set: (next: Partial<Filters & Paging>, options?: { replace: boolean }) => void = change;
  const goToPage = (page: number, options?: { replace: boolean }) => change({ page }, options);
  const setPageSize = (pageSize: number) => change({ pageSize, page: 1 });
  return {
    filters,
    /** The names of filters in the address that could not be applied. The next search clears them. */
    refused: readListState(state).refused,
    apply: (next: Partial<Filters>) => change({ ...next, page: 1 }),
    set,
    /** Returns to the first page in the default size after the list failed. */
    resetPaging: () => {
      if (!isSamePage(filters, firstPage)) change(firstPage, { replace: true, state });
    },
    goToPage,
    setPageSize,
    /** The paging of the list's table. */
    paged: { paging: filters, onPageChange: goToPage, onPageSizeChange: setPageSize },
  };
}
