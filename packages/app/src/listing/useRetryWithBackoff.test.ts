// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRetryWithBackoff } from './useRetryWithBackoff.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Props {
  error: unknown;
  isOn?: boolean;
}

function failing() {
  const retry = vi.fn<() => void>();
  const { rerender } = renderHook(({ error, isOn = true }: Props) => useRetryWithBackoff(error, isOn, retry), {
    initialProps: { error: undefined } as Props,
  });
  return { retry, show: (error: unknown, isOn?: boolean) => rerender({ error, isOn }) };
}

test('the delay doubles after each failure and starts over after a success', () => {
  const { retry, show } = failing();
  for (const [count, waitMs] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
    show(new Error(String(count)));
    vi.advanceTimersByTime(waitMs - 1);
    expect(retry).toHaveBeenCalledTimes(count);
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(count + 1);
  }
  show(undefined);
  show(new Error('later'));
  vi.advanceTimersByTime(5_000);
  expect(retry).toHaveBeenCalledTimes(7);
});

test('nothing is requested while it is off, hidden or offline', () => {
  const { retry, show } = failing();
  show(new Error('off'), false);
  vi.advanceTimersByTime(60_000);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(new Error('offline'));
  vi.advanceTimersByTime(60_000);
  online.mockReturnValue(true);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  expect(retry).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(5_000);
  expect(retry).toHaveBeenCalledOnce();
});
