import type { Page, RequestOptions } from '@oraculo/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { JobList } from '../jobs/followJobs.ts';
import { loadAllRows } from './loadAllRows.ts';
import { firstPage, isSamePage, type Paging } from './paging.ts';
import { messageOf } from '../notifications/messageOf.ts';
import { isForgotten } from '../queries/QueryCache.ts';
import { useQuery } from '../queries/useQuery.ts';
import { useRetryWithBackoff } from './useRetryWithBackoff.ts';
import { type FinishedJob, useFinishedJobs } from './useFinishedJobs.ts';

const refreshMs = 5_000;

/** The error of a page that failed to load while the rows of another page are shown. */
export interface FailedPage extends Paging {
  message: string;
}

export interface PagedListOptions<Item> {
  /** While it returns true for a row and the tab is visible, the list polls every 5 s, less often after a failure. */
  isInFlight?: (item: Item) => boolean;
  /** How a row in flight ended; announced once. */
  finished?: (item: Item) => FinishedJob;
  /** The jobs of these rows. Other screens announce their ends unless this list has shown them. */
  jobs?: JobList;
  /** Called when a request fails and there are no rows to show; the caller resets the page. */
  onError?: (error: unknown) => void;
}

/** Runs `load` when the user repeats a search or presses the menu item of the open list. */
function useSecondVisit(name: string, reload: () => void) {
  const { key: visit } = useLocation();
  const last = useRef({ visit, name });
  const onSecondVisit = useEffectEvent(reload);
  useEffect(() => {
    const isSecond = last.current.visit !== visit && last.current.name === name;
    last.current = { visit, name };
    if (isSecond) onSecondVisit();
  }, [visit, name]);
}

/** One page of a server's list. The rows of the previous page stay, dimmed, until the next page arrives. */
export function usePagedList<Item>(
  key: readonly [...names: unknown[], query: Paging],
  load: (paging: Paging, options: RequestOptions) => Promise<Page<Item>>,
  { isInFlight, finished, jobs, onError }: PagedListOptions<Item> = {},
) {
  const { cache } = useSWRConfig();
  // `keepPreviousData` may return the rows of another page. Only rows of this page stay after a failure.
  const hasRows = (name: string) => cache.get(name)?.data !== undefined;
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  const [failedPage, setFailedPage] = useState<FailedPage | null>(null);
  const { page, pageSize } = key.at(-1) as Paging;
  const { data, error, isLoading, isValidating, mutate } = useQuery(
    key,
    (options) => load({ page, pageSize }, options),
    {
      keepPreviousData: true,
      onError: (failure, name) => {
        if (hasRows(name)) return;
        const requested = { page, pageSize };
        setFailedPage(isSamePage(requested, firstPage) ? null : { ...requested, message: messageOf(failure) ?? '' });
        onError?.(failure);
      },
      onSuccess: () => {
        setUpdatedAt(new Date());
        // A failed list returns to the first page by itself; the user requested any other page.
        if (!isSamePage({ page, pageSize }, firstPage)) setFailedPage(null);
      },
      refreshInterval: (latest) => (isInFlight && latest?.items.some(isInFlight) ? refreshMs : 0),
    },
  );
  useFinishedJobs(data?.items, { isInFlight, finished, jobs });
  const name = unstable_serialize(key);
  const isStale = error !== undefined && hasRows(name);
  const lastPage = Math.ceil((data?.total ?? 0) / pageSize);
  // The page has no rows, but the list has some: the list became shorter after the address was written.
  const isPastEnd = data?.items.length === 0 && data.total > 0 && page > lastPage && !isLoading && !error;
  // SWR stops polling after a failure.
  const hasRowsInFlight = isInFlight !== undefined && data?.items.some(isInFlight) === true;
  useRetryWithBackoff(error, isStale && hasRowsInFlight, () => void mutate());
  // A double click sends one request; the pending one serves both.
  useSecondVisit(name, () => {
    if (!isValidating) void mutate();
  });
  return {
    /** A different key for each page of each search. */
    name,
    page: data,
    /** The last existing page, when a later one was requested. */
    pastEnd: isPastEnd ? { lastPage } : null,
    /** Whether the last refresh failed, so that the rows are those of `updatedAt`. */
    isStale,
    /** Why the refresh failed. */
    staleReason: isStale ? messageOf(error) : undefined,
    updatedAt,
    refresh: () => {
      if (!isForgotten(cache)) void mutate();
    },
    isValidating,
    failedPage,
    dismissFailedPage: () => setFailedPage(null),
    loadAll: (options: RequestOptions) => loadAllRows(load, options),
    /** Ready to spread into a `DataTable`. */
    table: {
      rows: isPastEnd ? undefined : data?.items,
      isLoading: isPastEnd || (isLoading && data === undefined),
      isRefreshing: isLoading && data !== undefined,
      error: isStale ? undefined : messageOf(error),
      onRetry: () => void mutate(),
    },
  };
}

export type PagedList<Item> = ReturnType<typeof usePagedList<Item>>;
