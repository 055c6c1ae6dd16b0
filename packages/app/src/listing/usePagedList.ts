import type { Page } from '@oraculo/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { messageOf } from '../lib/messageOf.ts';
import { useRetryLater } from './useRetryLater.ts';

const refreshMs = 5_000;

interface PagedListOptions<Item> {
  /** Rows for which this holds make the list ask again every 5 s, after a failure less often, while the tab is visible. */
  isInFlight?: (item: Item) => boolean;
  /** A list that failed with no rows to show is at its first page again. */
  onError?: (error: unknown) => void;
}

/** Runs `ask` when the same list is asked for again: a search that changed nothing, or its item of the menu. */
function useSecondVisit(name: string, ask: () => void) {
  const { key: visit } = useLocation();
  const last = useRef({ visit, name });
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    const isSecond = last.current.visit !== visit && last.current.name === name;
    last.current = { visit, name };
    if (isSecond) askAgain();
  }, [visit, name]);
}

/** One page of a server's list: the rows of the page before stay, dimmed, until those of the next arrive. */
export function usePagedList<Item>(
  key: readonly unknown[],
  load: () => Promise<Page<Item>>,
  { isInFlight, onError }: PagedListOptions<Item> = {},
) {
  const { cache } = useSWRConfig();
  // `keepPreviousData` hands out the rows of another page too; only those of this one outlive a failure.
  const hasRows = (name: string) => cache.get(name)?.data !== undefined;
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useSWR(key, load, {
    keepPreviousData: true,
    onError: (failure, name) => {
      if (!hasRows(name)) onError?.(failure);
    },
    onSuccess: () => setUpdatedAt(new Date()),
    refreshInterval: (latest) => (isInFlight && latest?.items.some(isInFlight) ? refreshMs : 0),
  });
  const name = unstable_serialize(key);
  const isStale = error !== undefined && hasRows(name);
  // SWR itself stops asking after a failure.
  const hasWork = isInFlight !== undefined && data?.items.some(isInFlight) === true;
  useRetryLater(error, isStale && hasWork, () => void mutate());
  useSecondVisit(name, () => void mutate());
  return {
    page: data,
    /** The rows are those of `updatedAt`: asking again failed. */
    isStale,
    updatedAt,
    refresh: () => void mutate(),
    isValidating,
    /** Ready to spread into a `DataTable`. */
    table: {
      rows: data?.items,
      isLoading: isLoading && data === undefined,
      isRefreshing: isLoading && data !== undefined,
      error: isStale ? undefined : messageOf(error),
      onRetry: () => void mutate(),
    },
  };
}

export type PagedList<Item> = ReturnType<typeof usePagedList<Item>>;
