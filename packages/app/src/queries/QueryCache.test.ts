import { ApiError } from '@oraculo/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isForgotten, QueryCache } from './QueryCache.ts';

const answer = { data: ['Saúde Norte'] };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const keep = () => {
  const cache = new QueryCache();
  cache.set('operators', answer);
  return cache;
};

test('a response that no screen shows is dropped after five minutes', () => {
  const cache = keep();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(cache.get('operators')).toBe(answer);
  vi.advanceTimersByTime(1);
  expect(cache.get('operators')).toBeUndefined();
});

test('a response on a screen stays, and the five minutes begin when the last screen releases it', () => {
  const cache = keep();
  const [first, second] = [cache.retain('operators'), cache.retain('operators')];
  vi.advanceTimersByTime(60 * minute);
  first();
  vi.advanceTimersByTime(60 * minute);
  expect(cache.get('operators')).toBe(answer);
  second();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(cache.get('operators')).toBe(answer);
  vi.advanceTimersByTime(1);
  expect(cache.get('operators')).toBeUndefined();
});

test('a response that is shown again in time stays', () => {
  const cache = keep();
  const letGo = cache.retain('operators');
  letGo();
  vi.advanceTimersByTime(4 * minute);
  cache.retain('operators');
  vi.advanceTimersByTime(60 * minute);
  expect(cache.get('operators')).toBe(answer);
});

test('a newer response restarts the five minutes', () => {
  const cache = keep();
  vi.advanceTimersByTime(4 * minute);
  cache.set('operators', { data: [] });
  vi.advanceTimersByTime(4 * minute);
  expect(cache.get('operators')).toEqual({ data: [] });
});

test('closing drops everything immediately, and a later response is not kept', () => {
  const cache = keep();
  expect(isForgotten(cache)).toBe(false);
  cache.close();
  expect([...cache.keys()]).toEqual([]);
  cache.set('operators', answer);
  expect(cache.get('operators')).toBeUndefined();
  expect(isForgotten(cache)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  cache.open();
  cache.set('operators', answer);
  expect(cache.get('operators')).toBe(answer);
});

/** A request that ends only when it is aborted. */
const endless = ({ signal }: { signal: AbortSignal }) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
  });

test('a request is aborted when the last screen that needs it unmounts, and leaves no entry', async () => {
  const cache = new QueryCache();
  const letGo = cache.retain('operators');
  const load = vi.fn<typeof endless>(endless);
  const request = cache.request('operators', load);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  letGo();
  const [outcome] = await Promise.all([request.catch((error: unknown) => error), vi.runAllTimersAsync()]);
  expect(outcome).toMatchObject({ kind: 'aborted' });
  cache.set('operators', { error: outcome });
  expect(cache.get('operators')).toBeUndefined();
});

test('a request that nobody needs before it starts is never sent', async () => {
  const cache = new QueryCache();
  const load = vi.fn<typeof endless>(endless);
  const request = cache.request('operators', load);
  cache.retain('operators')();
  vi.runAllTimers();
  await expect(request).rejects.toMatchObject({ kind: 'aborted' });
  expect(load).not.toHaveBeenCalled();
});

test('a screen that replaces another keeps the request', async () => {
  const cache = new QueryCache();
  const letGo = cache.retain('operators');
  const aborted = vi.fn<() => void>();
  cache.request('operators', endless).catch(aborted);
  letGo();
  cache.retain('operators');
  await vi.advanceTimersByTimeAsync(1000);
  expect(aborted).not.toHaveBeenCalled();
});
