// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { filterCodec, personalTextParameter, textParameter } from './filterCodec.ts';
import { useListFilters } from './useListFilters.ts';

afterEach(cleanup);

const codec = filterCodec({ user: textParameter, brand: textParameter, file: personalTextParameter });

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ list: useListFilters(codec), location: useLocation() }), { wrapper });
  return {
    list: () => result.current.list,
    address: () => result.current.location.search,
    place: () => result.current,
  };
}

test('two changes before the next render both apply', () => {
  const { list, address } = open('/?page=4');
  act(() => {
    list().set({ user: 'ana' });
    list().set({ brand: 'vida' });
  });
  expect(address()).toBe('?user=ana&brand=vida&page=4');
});

test('new filters and a new page size start at the first page', () => {
  const { list, address } = open('/?page=4');
  act(() => list().apply({ user: 'ana' }));
  expect(address()).toBe('?user=ana');
  act(() => list().goToPage(3));
  act(() => list().setPageSize(20));
  expect(address()).toBe('?user=ana&pageSize=20');
});

test('filters that Back discards before they are rendered do not apply', () => {
  const { list, address } = open('/?user=ana');
  act(() => {
    list().set({ user: 'bia', brand: 'vida' });
    // Nothing renders in between.
    window.dispatchEvent(new PopStateEvent('popstate'));
    list().set({ brand: 'norte' });
  });
  expect(address()).toBe('?user=ana&brand=norte');
});

test('the same search again is another visit of the same address', () => {
  const { list, address, place } = open('/?user=ana');
  const before = place().location.key;
  act(() => list().apply({ user: 'ana' }));
  expect(address()).toBe('?user=ana');
  expect(place().location.key).not.toBe(before);
});

test.each(['-3', '0', 'x', '007'])('the page “%s” of an address is replaced by the page that is shown', (page) => {
  const { list, address } = open(`/?user=ana&page=${page}`);
  const shown = list().filters.page;
  expect(address()).toBe(shown === 1 ? '?user=ana' : `?user=ana&page=${shown}`);
});

test('an address with page 1 stays unchanged', () => {
  expect(open('/?outro=1&page=1&user=ana').address()).toBe('?outro=1&page=1&user=ana');
});

test('a filter that may name a patient applies without being in the address', () => {
  const { list, address } = open('/?user=ana&page=4');
  act(() => list().apply({ file: 'maria-souza.csv' }));
  expect(address()).toBe('?user=ana');
  expect(list().filters).toMatchObject({ user: 'ana', file: 'maria-souza.csv', page: 1 });
  act(() => list().goToPage(2));
  expect(list().filters).toMatchObject({ file: 'maria-souza.csv', page: 2 });
  act(() => list().resetPaging());
  expect(list().filters).toMatchObject({ file: 'maria-souza.csv', page: 1 });
  act(() => list().apply({ file: null }));
  expect(list().filters.file).toBeNull();
});

test('a filter that may name a patient is removed from an older address', () => {
  const { list, address, place } = open('/?file=maria.csv&user=ana');
  expect(address()).toBe('?user=ana');
  expect(list().filters.file).toBe('maria.csv');
  expect(list().refused).toEqual([]);
  expect(place().location.state).toMatchObject({ isEmptied: false });
});
