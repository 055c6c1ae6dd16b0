import { ApiError, type Page } from '@oraculo/api-client';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { type Cache, SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { Kit } from '../src/shell/Kit.tsx';
import { type PagedListOptions, usePagedList } from '../src/listing/usePagedList.ts';
import { withScreens } from './openScreen.tsx';

export interface Row {
  id: string;
  isRunning: boolean;
}

export const broken = new ApiError({ kind: 'server', message: 'Fora do ar.' });
export const openedAt = new Date(2026, 10, 25, 9, 5);

/** For a test file in jsdom that opens lists: its clock is stopped, and `pass` advances it. */
export function withPagedLists(): void {
  withScreens();
  beforeEach(() => {
    vi.useFakeTimers({ now: openedAt });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A list with a service that the test controls: `answers` resolve or reject the pending requests, oldest first. */
export function openPagedList(page: number, options: PagedListOptions<Row> = {}, cache: Cache = new Map()) {
  const answers: { resolve: (page: Page<Row>) => void; reject: (error: unknown) => void }[] = [];
  const requests: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Kit>
      <SWRConfig
        value={{ provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 }}
      >
        <MemoryRouter>{children}</MemoryRouter>
      </SWRConfig>
    </Kit>
  );
  const load = (name: string) => () => {
    requests.push(name);
    return new Promise<Page<Row>>((resolve, reject) => answers.push({ resolve, reject }));
  };
  const { result, rerender } = renderHook(
    (query) => ({
      list: usePagedList(['rows', query], load(`${query.page}/${query.pageSize}`), options),
      navigate: useNavigate(),
    }),
    { initialProps: { page, pageSize: 10 }, wrapper },
  );
  const rowsOf = (ids: string, isRunning: boolean) => ids.split(' ').flatMap((id) => (id ? [{ id, isRunning }] : []));
  return {
    requests,
    list: () => result.current.list,
    rows: () => result.current.list.table.rows?.map(({ id }) => id).join(' '),
    answer: async (running: string, done = '', total = 25) => {
      const items = [...rowsOf(running, true), ...rowsOf(done, false)];
      answers.shift()?.resolve({ items, total, page: 1, pageSize: 10 });
      await pass(0);
    },
    fail: async () => {
      answers.shift()?.reject(broken);
      await pass(0);
    },
    goToPage: (next: number, pageSize = 10) => rerender({ page: next, pageSize }),
    visit: (address = '/') => act(async () => void result.current.navigate(address)),
  };
}
