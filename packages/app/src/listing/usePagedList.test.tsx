// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { broken, openedAt, openPagedList, pass, withPagedLists } from '../../test/openPagedList.tsx';

withPagedLists();

const loading = { rows: undefined, isLoading: true, isRefreshing: false, error: undefined };

test('a list has a loading state, and the time at which its rows arrived', async () => {
  const { list, rows, answer, requests } = openPagedList(1);
  expect(list().table).toMatchObject(loading);
  expect(list()).toMatchObject({ page: undefined, updatedAt: null, isStale: false, pastEnd: null, failedPage: null });
  await answer('', 'a b');
  expect(rows()).toBe('a b');
  expect(list().table).toMatchObject({ isLoading: false, isRefreshing: false, error: undefined });
  expect(list()).toMatchObject({ updatedAt: openedAt, isStale: false, staleReason: undefined });
  expect(list().page?.total).toBe(25);
  expect(requests).toEqual(['1/10']);
});

test('the rows of a page stay, dimmed, until the next page arrives', async () => {
  const { list, rows, answer, goToPage } = openPagedList(1);
  await answer('', 'a b');
  goToPage(2);
  expect(rows()).toBe('a b');
  expect(list().table).toMatchObject({ isLoading: false, isRefreshing: true });
  await answer('', 'c');
  expect(rows()).toBe('c');
  expect(list().table.isRefreshing).toBe(false);
});

test('a first page that fails shows and announces why, and its retry requests it again', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { list, rows, fail, answer } = openPagedList(1, { onError });
  await fail();
  expect(list().table).toMatchObject({ rows: undefined, isLoading: false, error: 'Fora do ar.' });
  expect(list()).toMatchObject({ failedPage: null, isStale: false, staleReason: undefined, updatedAt: null });
  expect(onError.mock.calls).toEqual([[broken]]);
  act(() => list().table.onRetry());
  await answer('', 'a');
  expect(rows()).toBe('a');
  expect(list().table.error).toBeUndefined();
});

test('a failed later page is remembered until another requested page arrives', async () => {
  const { list, fail, answer, goToPage } = openPagedList(3);
  await fail();
  const lost = { page: 3, pageSize: 10, message: 'Fora do ar.' };
  expect(list().failedPage).toEqual(lost);
  goToPage(1);
  await answer('', 'a');
  expect(list().failedPage).toEqual(lost);
  goToPage(2);
  await answer('', 'b');
  expect(list().failedPage).toBeNull();
});

test('page 1 in another size counts as a later page, and its failure can be dismissed', async () => {
  const { list, fail, goToPage, answer } = openPagedList(1);
  await answer('', 'a');
  goToPage(1, 20);
  await fail();
  expect(list().failedPage).toMatchObject({ page: 1, pageSize: 20 });
  act(() => list().dismissFailedPage());
  expect(list().failedPage).toBeNull();
});

test('rows stay after a failed refresh, with the reason', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { list, rows, answer, fail } = openPagedList(2, { onError });
  await answer('', 'a');
  await pass(60_000);
  act(() => list().refresh());
  expect(list().isValidating).toBe(true);
  await fail();
  expect(rows()).toBe('a');
  expect(list()).toMatchObject({ isStale: true, staleReason: 'Fora do ar.', failedPage: null, updatedAt: openedAt });
  expect(list().table.error).toBeUndefined();
  expect(onError).not.toHaveBeenCalled();
});

test.each<[string, number, string, number, { lastPage: number } | null]>([
  ['a page past the end', 5, '', 25, { lastPage: 3 }],
  ['the last page, whose rows have just gone', 3, '', 25, null],
  ['a search that found nothing', 5, '', 0, null],
  ['a page with rows', 5, 'a', 25, null],
])('the last page is named only for a page past the end: %s', async (_what, page, rows, total, pastEnd) => {
  const opening = openPagedList(page);
  await opening.answer('', rows, total);
  expect(opening.list().pastEnd).toEqual(pastEnd);
  expect(opening.list().table.isLoading).toBe(pastEnd !== null);
  expect(opening.rows()).toBe(pastEnd ? undefined : rows);
});

test('a page past the end names no last page after a failed refresh', async () => {
  const { list, answer, fail } = openPagedList(5);
  await answer('');
  act(() => list().refresh());
  expect(list().pastEnd).toEqual({ lastPage: 3 });
  await fail();
  expect(list().pastEnd).toBeNull();
});
