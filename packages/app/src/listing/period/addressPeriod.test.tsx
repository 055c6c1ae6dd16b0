// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filterCodec, periodParameter, textParameter } from '../filterCodec.ts';
import { useListFilters } from '../useListFilters.ts';

const codecOf = (longestSpanDays?: number) =>
  filterCodec({ period: periodParameter(longestSpanDays), user: textParameter });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(search: string, longestSpanDays?: number) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/${search}`]}>{children}</MemoryRouter>
  );
  const codec = codecOf(longestSpanDays);
  const { result } = renderHook(
    () => {
      const list = useListFilters(codec);
      return {
        list,
        applied: { period: list.filters.period, isRefused: list.refused.includes('period') },
        address: useLocation().search,
        go: useNavigate(),
      };
    },
    { wrapper },
  );
  return () => result.current;
}

const days = (start: string, end: string) => ({ start, end });

test.each([
  ['the last 30 days', days('2026-10-21', '2026-11-20')],
  ['one day', days('2026-11-20', '2026-11-20')],
  ['the earliest accepted day', days('1900-01-01', '1900-01-02')],
])('%s are used unchanged', (_what, period) => {
  const place = open(`?period=${period.start}_${period.end}&user=ana`, 30);
  expect(place().applied).toEqual({ period, isRefused: false });
  expect(place().address).toBe(`?period=${period.start}_${period.end}&user=ana`);
});

test('an address without dates has no period', () => {
  const place = open('?user=ana', 30);
  expect(place().applied).toEqual({ period: null, isRefused: false });
  expect(place().address).toBe('?user=ana');
});

test('reversed dates are swapped, in the address as well, without a note', () => {
  const place = open('?period=2026-11-10_2026-11-01&user=ana', 30);
  expect(place().applied).toEqual({ period: days('2026-11-01', '2026-11-10'), isRefused: false });
  expect(place().address).toBe('?period=2026-11-01_2026-11-10&user=ana');
});

test.each([
  ['31 days', '2026-10-20', '2026-11-20'],
  ['the future', '2026-11-20', '2026-11-21'],
  ['a day that does not exist', '2026-02-30', '2026-11-20'],
  ['words', 'abc', 'def'],
  ['half a period', '2026-11-01', ''],
  ['a year that no field accepts', '0001-01-01', '0001-01-02'],
])('%s are removed from the address, with a note until the next search', (_what, firstDate, lastDate) => {
  const place = open(`?period=${firstDate}_${lastDate}&user=ana`, 30);
  expect(place().applied).toEqual({ period: null, isRefused: true });
  expect(place().address).toBe('?user=ana');
  act(() => place().list.apply({ user: 'bia' }));
  expect(place().applied.isRefused).toBe(false);
  act(() => void place().go(-1));
  expect(place().applied.isRefused).toBe(true);
});

test('a list that fails to load keeps the note', () => {
  const place = open('?period=abc_def&page=4', 30);
  act(() => place().list.resetPaging());
  expect(place().address).toBe('');
  expect(place().applied.isRefused).toBe(true);
});

test('without a limit any two days up to today may be far apart', () => {
  const period = days('2019-01-01', '2026-11-20');
  expect(open('?period=2019-01-01_2026-11-20')().applied).toEqual({ period, isRefused: false });
});

test('after midnight the new day is valid', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 0, 5));
  const period = days('2026-11-20', '2026-11-21');
  expect(open('?period=2026-11-20_2026-11-21', 30)().applied).toEqual({ period, isRefused: false });
});
