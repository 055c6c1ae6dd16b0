// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { useViews } from './useViews.ts';
import { saveView, views } from './views.ts';

const rules = { list: 'batches', kept: ['period', 'brand'], personalFilters: { user: 'o usuário' } };
const view = (name: string, search: string, isDefault = false, list = 'batches') => ({ list, name, search, isDefault });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
  localStorage.clear();
  startSession({ userToken: 't', givenName: 'Rui', email: 'rui@oraculo.example', membership: [], expiresIn: 36_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(search = '') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/antes', `/${search}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ list: useViews(rules), location: useLocation(), navigate: useNavigate() }), {
    wrapper,
  });
  return {
    list: () => result.current.list,
    address: () => result.current.location.pathname + result.current.location.search,
    go: (to: number) => act(async () => void result.current.navigate(to)),
  };
}

test('a list has its own views and marks the current one', () => {
  saveView(view('norte', 'brand=norte'));
  saveView(view('sul', 'brand=sul'));
  saveView(view('leste', 'brand=sul', false, 'report'));
  const { list } = open('?brand=sul&page=2');
  expect(list().viewsOfList.map(({ name }) => name)).toEqual(['norte', 'sul']);
  expect(list().current?.name).toBe('sul');
  expect(list().hasFilters).toBe(true);
  expect(open('?brand=oeste').list().current).toBeUndefined();
  expect(open('?page=2').list().hasFilters).toBe(false);
});

test('with a filter that no view can hold, no view is current', () => {
  saveView(view('sul', 'brand=sul'));
  const { list } = open('?brand=sul&user=ana');
  expect(list().personalTitles).toEqual(['o usuário']);
  expect(list().current).toBeUndefined();
});

test('a view opens by its name, relative to today, and Back returns to the former filters', async () => {
  saveView(view('norte', 'brand=norte'));
  saveView(view('semana', 'period=-6'));
  const { list, address, go } = open('?brand=norte');
  act(() => list().open('semana'));
  expect(address()).toBe('/?period=2026-11-19_2026-11-25');
  expect(list().current?.name).toBe('semana');
  act(() => list().open('nenhuma'));
  expect(address()).toBe('/?period=2026-11-19_2026-11-25');
  await go(-1);
  expect(address()).toBe('/?brand=norte');
});

test('the default view replaces an address without filters', async () => {
  saveView(view('norte', 'brand=norte'));
  saveView(view('sul', 'brand=sul', true));
  const { address, go } = open();
  expect(address()).toBe('/?brand=sul');
  await go(-1);
  expect(address()).toBe('/antes');
});

test('the filters of the address are saved under a name with a relative period, and removed by that name', async () => {
  const { list } = open('?period=2026-11-19_2026-11-25&brand=sul&page=2');
  await act(async () => list().save('semana', true));
  expect(views.all).toEqual([view('semana', 'period=-6&brand=sul', true)]);
  expect(list().current?.name).toBe('semana');
  await act(async () => list().remove('semana'));
  expect(views.all).toEqual([]);
});

test('clearing removes every filter and the page from the address, and Back returns to them', async () => {
  const { list, address, go } = open('?brand=sul&user=ana&page=3&pageSize=20');
  expect(list().isFiltered).toBe(true);
  act(() => list().clear());
  expect(address()).toBe('/?pageSize=20');
  expect(list().isFiltered).toBe(false);
  await go(-1);
  expect(address()).toBe('/?brand=sul&user=ana&page=3&pageSize=20');
  expect(open('?user=ana').list().isFiltered).toBe(true);
});

test('the current view is renamed', async () => {
  saveView(view('norte', 'brand=norte'));
  saveView(view('sul', 'brand=sul'));
  const { list } = open('?brand=norte');
  await act(async () => list().save('nordeste', false));
  expect(views.all.map(({ name }) => name)).toEqual(['nordeste', 'sul']);
  expect(list().current?.name).toBe('nordeste');
});
