// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { api } from '../service/api.ts';
import { connectSamples } from './connectSamples.ts';

test('a call that never gets a response does not fail in a later story', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  connectSamples({ 'batches.list': () => new Promise<never>(() => {}) });
  void api.batches.list({}).catch((error: unknown) => failures.push(error));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(failures).toEqual([]);
  vi.useRealTimers();
});
