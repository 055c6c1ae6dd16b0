import type { Page } from '@oraculo/api-client';
import { useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../queries/useOptions.ts';

const refreshMs = 5_000;

interface PagedListOptions<Item> {
  /** Rows for which this holds make the list ask again every 5 s, while the tab is visible. */
  isInFlight?: (item: Item) => boolean;
  /** A failed list is at its first page again. */
  onError?: () => void;
}

/** One page of a server's list: the rows of the page before stay, dimmed, until those of the next arrive. */
export function usePagedList<Item>(
  key: readonly unknown[],
  load: () => Promise<Page<Item>>,
  { isInFlight, onError }: PagedListOptions<Item> = {},
) {
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useSWR(key, load, {
    keepPreviousData: true,
    // An `undefined` here would take the place of the library's own empty listener.
    ...(onError && { onError }),
    onSuccess: () => setUpdatedAt(new Date()),
    refreshInterval: (latest) => (isInFlight && latest?.items.some(isInFlight) ? refreshMs : 0),
  });
  return {
    page: data,
    updatedAt,
    refresh: () => void mutate(),
    isValidating,
    /** Ready to spread into a `DataTable`. */
    table: {
      rows: data?.items,
      isLoading: isLoading && data === undefined,
      isRefreshing: isLoading && data !== undefined,
      error: messageOf(error),
      onRetry: () => void mutate(),
    },
  };
}

export type PagedList<Item> = ReturnType<typeof usePagedList<Item>>;
