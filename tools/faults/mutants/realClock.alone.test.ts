import { afterEach, expect, test, vi } from 'vitest';

const path: string = './realClock.mjs';
const load = () => import(path) as Promise<{ now: () => number; limitMsOf: (tookMs: number) => number }>;

afterEach(() => vi.useRealTimers());

test('a faked clock does not affect the measured duration of a test', async () => {
  await load();
  vi.useFakeTimers();
  vi.resetModules();
  const { now } = await load();
  const startedAt = now();
  await vi.advanceTimersByTimeAsync(40 * 24 * 3_600_000);
  expect(now() - startedAt).toBeLessThan(60_000);
});

test.each([
  [0, 1500],
  [1000, 5000],
  [3_456_000_000, 60_000],
])('a test that takes %d ms times out after %d ms with a mutant', async (tookMs, limitMs) => {
  const { limitMsOf } = await load();
  expect(limitMsOf(tookMs)).toBe(limitMs);
});
