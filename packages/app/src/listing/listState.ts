import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The state in the history entry of a list, so that Back, Forward and a reload find it again. */
interface ListState {
  /** The names of filters in the address that could not be applied. A new search drops them. */
  refused: readonly string[];
  /** The user cleared the filters, so no view opens by itself. */
  isEmptied: boolean;
  /** The filters that may name a patient, as a query string. */
  personal: string;
}

/** Reads any entry, including one that other code wrote. */
export function readListState(state: unknown): ListState {
  const { refused, isEmptied, personal } = { ...(state as object | null) } as Record<string, unknown>;
  return {
    refused: Array.isArray(refused) ? refused : [],
    isEmptied: isEmptied === true,
    personal: typeof personal === 'string' ? personal : '',
  };
}

/** All filters of the current entry: from its address and from its state. */
export function useListParams(): URLSearchParams {
  const { search, state } = useLocation();
  const { personal } = readListState(state);
  return useMemo(
    () => new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(personal)]),
    [search, personal],
  );
}
