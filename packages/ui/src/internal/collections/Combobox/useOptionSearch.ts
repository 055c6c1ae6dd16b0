'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SelectOption, SelectValue } from './SelectOption.ts';
import { type Suggestions, searchOptions, suggestionLimit } from './searchOptions.ts';

const debounceMs = 300;

/** Requests the options for a text. `signal` is aborted when the user types something else. */
export type SearchHandler = (text: string, options: { signal: AbortSignal }) => void;

interface OptionSearch<Option extends SelectOption> {
  options: readonly Option[];
  query: string;
  isOpen: boolean;
  onSearch: SearchHandler | undefined;
  totalCount: number | undefined;
  /** An option that the list without a query always contains. */
  chosen: SelectValue | null;
  /** No options are given; the first ones are requested when the list opens. */
  isLoadedAtOpening: boolean;
  /** Whether an input method composes. Its text is not a query yet. */
  isComposing: boolean;
}

/** The options for `query`: found in the given list, or requested from a server 300 ms after the last key. */
export function useOptionSearch<Option extends SelectOption>({
  options,
  query,
  isOpen,
  onSearch,
  totalCount,
  chosen,
  isLoadedAtOpening,
  isComposing,
}: OptionSearch<Option>): Suggestions<Option> & { isWaiting: boolean } {
  const [requestedQuery, setRequestedQuery] = useState(isLoadedAtOpening ? null : '');
  const onSearchRef = useRef(onSearch);
  useEffect(() => {
    onSearchRef.current = onSearch;
  });
  const requestRef = useRef<AbortController>(null);
  useEffect(() => {
    return () => requestRef.current?.abort();
  }, []);
  const isRemote = onSearch !== undefined;
  const isWaiting = isRemote && isOpen && query !== requestedQuery;
  useEffect(() => {
    if (!isWaiting || isComposing) return;
    const delay = requestedQuery === null && query === '' ? 0 : debounceMs;
    const timer = setTimeout(() => {
      // Not aborted before the next request starts: if the user undoes the key, this response is still needed.
      requestRef.current?.abort();
      requestRef.current = new AbortController();
      setRequestedQuery(query);
      onSearchRef.current?.(query, { signal: requestRef.current.signal });
    }, delay);
    return () => clearTimeout(timer);
  }, [isWaiting, isComposing, query, requestedQuery]);
  const found = useMemo(
    () =>
      isRemote
        ? { shown: options.slice(0, suggestionLimit), total: totalCount ?? options.length }
        : searchOptions(options, query, suggestionLimit, chosen),
    [isRemote, options, query, totalCount, chosen],
  );
  return { ...found, isWaiting };
}
