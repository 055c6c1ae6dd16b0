// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPagedList, pass, type Row, withPagedLists } from '../../test/openPagedList.tsx';
import { QueryCache } from '../queries/QueryCache.ts';

withPagedLists();

const isInFlight = ({ isRunning }: Row) => isRunning;

test('a list polls every five seconds while one of its rows is in flight', async () => {
  const { requests, answer } = openPagedList(1, { isInFlight });
  await answer('a', 'b');
  await pass(4_999);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  await answer('', 'a b');
  await pass(60_000);
  expect(requests).toHaveLength(2);
});

test('a list without `isInFlight` is requested once', async () => {
  const { requests, answer } = openPagedList(1);
  await answer('a');
  await pass(60_000);
  expect(requests).toHaveLength(1);
});

test('after a failure it continues to poll while a row is in flight', async () => {
  const { list, requests, answer, fail } = openPagedList(1, { isInFlight });
  await answer('a', 'b');
  await pass(5_000);
  await fail();
  expect(list().isStale).toBe(true);
  await pass(10_000);
  expect(requests.length).toBeGreaterThan(2);
});

test('after a failure a list of finished rows does not poll', async () => {
  const { list, requests, answer, fail } = openPagedList(1, { isInFlight });
  await answer('', 'a');
  act(() => list().refresh());
  await fail();
  await pass(60_000);
  expect(requests).toHaveLength(2);
});

test('the final status of a row is announced', async () => {
  const finished = ({ id }: Row) => ({ key: id, sentence: `${id}: Processado` });
  const { answer } = openPagedList(1, { isInFlight, finished });
  await answer('a');
  await pass(5_000);
  await answer('', 'a');
  expect(document.querySelector('[data-live-announcer]')?.textContent).toBe('a: Processado');
});

test('a second visit reloads the list, unless a request is pending', async () => {
  const { requests, answer, visit } = openPagedList(1);
  await visit();
  expect(requests).toHaveLength(1);
  await answer('', 'a');
  await visit();
  expect(requests).toHaveLength(2);
});

test('neither a render nor a change of page requests the list twice', async () => {
  const { requests, answer, goToPage, visit } = openPagedList(1);
  await answer('', 'a');
  goToPage(1);
  expect(requests).toEqual(['1/10']);
  await act(async () => {
    goToPage(2);
    await visit('/?page=2');
  });
  await answer('', 'b');
  expect(requests).toEqual(['1/10', '2/10']);
});

test('nothing is requested for a user who has signed out', async () => {
  const cache = new QueryCache();
  const request = vi.spyOn(cache, 'request');
  const { list } = openPagedList(1, {}, cache);
  expect(request).toHaveBeenCalledOnce();
  act(() => list().refresh());
  await pass(0);
  expect(request).toHaveBeenCalledTimes(2);
  cache.close();
  act(() => list().refresh());
  await pass(0);
  expect(request).toHaveBeenCalledTimes(2);
});
