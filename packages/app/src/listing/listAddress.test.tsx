// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { filterCodec, periodParameter, textParameter } from './filterCodec.ts';
import { useListFilters } from './useListFilters.ts';

afterEach(cleanup);

const codec = filterCodec({ period: periodParameter(30), user: textParameter, brand: textParameter });

/** A list that was opened from another page. */
function open(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/antes', `/${search}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ list: useListFilters(codec), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  return {
    list: () => result.current.list,
    location: () => result.current.location,
    address: () => result.current.location.pathname + result.current.location.search,
    go: (to: number | string) => act(async () => void result.current.navigate(to as string)),
  };
}

test('a change applies to the current address, including one that the router has not rendered', async () => {
  const { list, address, go } = open('?user=ana');
  await go('/?user=bia');
  act(() => list().set({ brand: 'vida' }));
  expect(address()).toBe('/?user=bia&brand=vida');
});

test('changed filters add a history entry, unchanged filters do not', async () => {
  const { list, address, go } = open('?user=ana');
  act(() => list().apply({ user: 'bia' }));
  await go(-1);
  expect(address()).toBe('/?user=ana');
  act(() => list().apply({ user: 'ana' }));
  await go(-1);
  expect(address()).toBe('/antes');
});

test('clearing all filters sets `isEmptied`', () => {
  const { list, location } = open('?user=ana');
  act(() => list().apply({ user: 'bia' }));
  expect(location().state).toMatchObject({ isEmptied: false });
  act(() => list().apply({ user: null }));
  expect(location().state).toMatchObject({ isEmptied: true });
});

test('every invalid filter is named until the next search', async () => {
  const { list, address, go } = open('?period=ontem&page=-1&user=ana');
  expect(list().refused).toEqual(['period', 'page']);
  expect(address()).toBe('/?user=ana');
  await go(-1);
  expect(address()).toBe('/antes');
  await go(1);
  expect(list().refused).toEqual(['period', 'page']);
  act(() => list().apply({ user: 'bia' }));
  expect(list().refused).toEqual([]);
});

test('a period with reversed days is not refused', () => {
  const { list, address } = open('?period=2026-02-28_2026-02-01');
  expect(address()).toBe('/?period=2026-02-01_2026-02-28');
  expect(list().refused).toEqual([]);
});

test('a later address is corrected too', async () => {
  const { list, address, go } = open('?user=ana');
  await go('/?user=ana&page=0');
  expect(address()).toBe('/?user=ana');
  expect(list().refused).toEqual(['page']);
});

test('turning a page keeps the filters', () => {
  const { list, address } = open('?user=ana');
  act(() => list().paged.onPageChange(3));
  expect(address()).toBe('/?user=ana&page=3');
  expect(list().paged.paging).toMatchObject({ page: 3, pageSize: 10 });
  act(() => list().goToPage(4));
  expect(address()).toBe('/?user=ana&page=4');
  act(() => list().paged.onPageSizeChange(20));
  expect(address()).toBe('/?user=ana&pageSize=20');
});

test('a failed page is replaced by the first page', async () => {
  const { list, address, go } = open('?user=ana&page=3&pageSize=20');
  act(() => list().resetPaging());
  expect(address()).toBe('/?user=ana');
  await go(-1);
  expect(address()).toBe('/antes');
});

test('a list that fails on its first page does not navigate', () => {
  const { list, location } = open('?user=ana');
  const { key } = location();
  act(() => list().resetPaging());
  expect(location().key).toBe(key);
});
