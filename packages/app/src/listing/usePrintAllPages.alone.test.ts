// @vitest-environment jsdom
import { toast } from '@oraculo/ui';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AllRows } from './loadAllRows.ts';
import { usePrintAllPages } from './usePrintAllPages.ts';

const print = vi.fn<() => void>();
vi.stubGlobal('print', print);
afterEach(() => {
  print.mockReset();
  vi.restoreAllMocks();
});

const all: AllRows<string> = { rows: ['a', 'b'], hasChanged: false };
const open = (load = async () => all) =>
  renderHook((listName) => usePrintAllPages(listName, load), { initialProps: 'list 1' });

test.each(['afterprint', 'pointerdown', 'keydown'])('the page of the list is back after %s', async (end) => {
  const { result } = open();
  await act(() => result.current.print());
  expect(print).toHaveBeenCalledOnce();
  expect(result.current.rows).toEqual(['a', 'b']);
  act(() => void window.dispatchEvent(new Event(end)));
  expect(result.current.rows).toBeNull();
});

test('rows of one search are never shown for another, even if the browser does not fire `afterprint`', async () => {
  const { result, rerender } = open();
  await act(() => result.current.print());
  rerender('list 2');
  expect(result.current.rows).toBeNull();
});

test('a browser that refuses to print restores the page and shows an error', async () => {
  const failed = vi.spyOn(toast, 'error');
  print.mockImplementation(() => {
    throw new Error('not allowed');
  });
  const { result } = open();
  await act(() => result.current.print());
  expect(result.current).toMatchObject({ rows: null, isLoading: false });
  expect(failed).toHaveBeenCalledOnce();
});

test('a list that changes between two pages is not printed', async () => {
  const failed = vi.spyOn(toast, 'error');
  const { result } = open(async () => ({ rows: ['a'], hasChanged: true }));
  await act(() => result.current.print());
  expect(print).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(/^A lista mudou/) }));
});

test('a search that changes meanwhile prints nothing', async () => {
  let answer: (rows: AllRows<string>) => void = () => {};
  const { result, rerender } = open(() => new Promise((resolve) => (answer = resolve)));
  act(() => void result.current.print());
  rerender('list 2');
  await act(async () => answer(all));
  expect(print).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ rows: null, isLoading: false });
});
