// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpenWhenLoaded } from './useOpenWhenLoaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (isLoading: boolean) =>
  renderHook((props) => useOpenWhenLoaded(props.isLoading), { initialProps: { isLoading } });

test('a dialog opens with its list, and stays open while the next page comes', () => {
  const { result, rerender } = open(true);
  expect(result.current).toBe(false);
  rerender({ isLoading: false });
  expect(result.current).toBe(true);
  rerender({ isLoading: true });
  expect(result.current).toBe(true);
});

test('a loaded list opens its dialog immediately, and a slow list opens it after a delay', () => {
  expect(open(false).result.current).toBe(true);
  const { result } = open(true);
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
