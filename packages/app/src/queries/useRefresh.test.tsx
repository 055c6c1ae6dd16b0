// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { afterEach, expect, test } from 'vitest';
import { DataProvider } from './DataProvider.tsx';
import { useRefresh } from './useRefresh.ts';

afterEach(cleanup);

function open() {
  const requests: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider>{children}</DataProvider>;
  const view = renderHook(
    () => {
      useSWR(['glosas', 1], ([name]) => requests.push(name));
      useSWR(['operators', 1], ([name]) => requests.push(name));
      return useRefresh('glosas');
    },
    { wrapper },
  );
  return { requests, refresh: () => view.result.current(), leave: view.unmount };
}

test('only the lists with the given name are requested again', async () => {
  const { requests, refresh } = open();
  await waitFor(() => expect(requests).toEqual(['glosas', 'operators']));
  await act(refresh);
  expect(requests).toEqual(['glosas', 'operators', 'glosas']);
});

test('an action that ends after its user has signed out sends no request', async () => {
  const { requests, refresh, leave } = open();
  await waitFor(() => expect(requests).toHaveLength(2));
  leave();
  await refresh();
  expect(requests).toHaveLength(2);
});
