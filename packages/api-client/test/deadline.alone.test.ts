import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { csv } from './everyCall.ts';

/** A `fetch` that never responds and ignores its signal. */
const deaf = () => new Promise<Response>(() => {});
const client = () => createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch: deaf });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// spec: 1.7.8 1.7.9
test.each([
  ['an ordinary call', 30_000, () => client().reports.history()],
  ['an upload', 30_000, () => client().restore.upload(csv())],
  ['an upload in two steps', 30_000, () => client().healthCard.upload(csv())],
  ['a query that waits for the operator', 180_000, () => client().eligibility.check({ ansId: '1' })],
  [
    'a card check that waits for the operator',
    180_000,
    () => client().eligibility.validateCard({ ansId: '1', cardNumber: '2' }),
  ],
  ['a call with its own limit', 1_500, () => client().brands.all({ timeoutMs: 1_500 })],
])('%s ends after exactly %i ms', async (_, limitMs, run) => {
  const settled = vi.fn<(error: unknown) => void>();
  run().catch(settled);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  expect(vi.getTimerCount()).toBe(0);
});

test('the time limit also applies with a signal of the caller', async () => {
  const settled = vi.fn<(error: unknown) => void>();
  client().brands.all({ signal: new AbortController().signal }).catch(settled);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'timeout', message: expect.stringContaining('30 s') }),
  );
});

test('an abort ends the call at once, with the caller’s reason as its cause', async () => {
  const controller = new AbortController();
  const call = client().brands.all({ signal: controller.signal });
  controller.abort('mudou de tela');
  await expect(call).rejects.toMatchObject({ kind: 'aborted', cause: 'mudou de tela' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a call with an aborted signal sends nothing', async () => {
  const fetch = vi.fn<typeof deaf>(deaf);
  const { brands } = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch });
  await expect(brands.all({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetch).not.toHaveBeenCalled();
});

test('an abort during the start of the call sends nothing', async () => {
  const fetch = vi.fn<typeof deaf>(deaf);
  const { restore } = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch });
  const controller = new AbortController();
  const call = restore.upload(csv(), { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
});
