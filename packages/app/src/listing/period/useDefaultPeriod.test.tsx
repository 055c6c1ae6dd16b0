// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDefaultPeriod } from './useDefaultPeriod.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 23, 58) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passMidnight = () => vi.setSystemTime(new Date(2026, 10, 25, 0, 5));

const open = () =>
  renderHook(
    ({ page }) => ({ navigate: useNavigate(), ...useDefaultPeriod((today) => ({ start: today, end: today }), page) }),
    { wrapper: MemoryRouter, initialProps: { page: 1 } },
  );

test('midnight alone does not change the period, but a row that is added after midnight does', () => {
  const { result, rerender } = open();
  passMidnight();
  rerender({ page: 1 });
  expect(result.current.defaultPeriod.end).toBe('2026-11-24');
  act(() => result.current.renew());
  expect(result.current.defaultPeriod.end).toBe('2026-11-25');
});

test('a later visit to the first page uses the new day, and another page keeps the former period', async () => {
  const { result, rerender } = open();
  passMidnight();
  rerender({ page: 2 });
  await act(async () => result.current.navigate('/'));
  expect(result.current.defaultPeriod.end).toBe('2026-11-24');
  rerender({ page: 1 });
  expect(result.current.defaultPeriod.end).toBe('2026-11-25');
});
