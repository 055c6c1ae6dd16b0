import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../src/core/errors.ts';
import { newKey, withRetry } from '../src/core/retry.ts';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { csv, operatorDraft } from './everyCall.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

/** Fails the given number of times, then responds. */
const failing = (times: number, fault: Responder, value: unknown): Responder => {
  let seen = 0;
  return (request, response, body) => (seen++ < times ? fault : answerJson(value, 200))(request, response, body);
};
const unavailable = (headers: Record<string, string> = {}): Responder =>
  function refuse(_request, response) {
    response.writeHead(503, { 'content-type': 'application/json', ...headers }).end('{"message":"Em manutenção."}');
  };
const reset: Responder = ({ socket }) => void socket.resetAndDestroy();

const clientOf = (baseUrl: string) => createClient({ baseUrl, applicationKey: 'k' });

test.each<[string, Responder]>([
  ['503', unavailable()],
  ['a reset', reset],
  ['408', answerJson({}, 408)],
  ['429', answerJson({}, 429)],
])('a read with a retry setting is repeated after %s', async (_, fault) => {
  await withFakeApi(failing(2, fault, []), async ({ baseUrl, requests }) => {
    await expect(clientOf(baseUrl).brands.all({ retry: { attempts: 3 } })).resolves.toEqual([]);
    expect(requests).toHaveLength(3);
  });
});

test('without a retry setting no call is repeated', async () => {
  await withFakeApi(failing(1, unavailable(), []), async ({ baseUrl, requests }) => {
    await expect(clientOf(baseUrl).brands.all()).rejects.toMatchObject({ kind: 'server' });
    expect(requests).toHaveLength(1);
  });
});

test('the last error is thrown after all attempts', async () => {
  await withFakeApi(unavailable(), async ({ baseUrl, requests }) => {
    const client = createClient({ baseUrl, applicationKey: 'k', retry: { attempts: 2 } });
    await expect(client.brands.all()).rejects.toMatchObject({ kind: 'server', serverMessage: 'Em manutenção.' });
    expect(requests).toHaveLength(2);
  });
});

test.each([400, 401, 403, 404, 409, 410, 422])('the status %i is not retried', async (status) => {
  await withFakeApi(answerJson({}, status), async ({ baseUrl, requests }) => {
    await clientOf(baseUrl)
      .brands.all({ retry: { attempts: 3 } })
      .catch(() => {});
    expect(requests).toHaveLength(1);
  });
});

test('a write without a key is never sent twice', async () => {
  await withFakeApi(unavailable(), async ({ baseUrl, requests }) => {
    const { credentials, batches } = clientOf(baseUrl);
    const retry = { attempts: 3 };
    await Promise.allSettled([credentials.remove('1', { retry }), batches.cancel('1', { retry })]);
    expect(requests).toHaveLength(2);
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });
});

test('a call that creates something keeps its key for all attempts, and two calls have two keys', async () => {
  await withFakeApi(failing(1, reset, fixtures['operators.create']), async ({ baseUrl, requests }) => {
    const { operators } = clientOf(baseUrl);
    await operators.create(operatorDraft, { retry: { attempts: 2 } });
    await operators.create(operatorDraft);
    const [first, second, third] = requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test('a repeat sends the body of the first attempt, even if the caller has changed the object', async () => {
  const draft = { ...operatorDraft };
  const change: Responder = (_request, response) => {
    draft.name = 'Outra';
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  };
  await withFakeApi(failing(1, change, fixtures['operators.create']), async ({ baseUrl, requests }) => {
    await clientOf(baseUrl).operators.create(draft, { retry: { attempts: 2 } });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).toBe(requests[0]?.body);
    expect(requests[1]?.headers['content-type']).toBe('application/json');
  });
});

test('waits and answers remove their listeners from the signal', async () => {
  const add = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const remove = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  const fetch = async () => Response.json(answers++ === 0 ? {} : [], { status: answers === 1 ? 503 : 200 });
  let answers = 0;
  const client = createClient({ baseUrl: 'http://localhost', applicationKey: 'k', fetch });
  await client.brands.all({ retry: { attempts: 2 } });
  expect(answers).toBe(2);
  expect(add.mock.calls.length).toBeGreaterThan(1);
  expect(new Set(remove.mock.calls.map(([, listener]) => listener))).toEqual(
    new Set(add.mock.calls.map(([, listener]) => listener)),
  );
  vi.restoreAllMocks();
});

test('the caller may set the key, as for a repeat after a reload', async () => {
  await withFakeApi(answerJson({ message: 'Recebido.' }), async ({ baseUrl, requests }) => {
    await clientOf(baseUrl).glosas.upload(csv(), { idempotencyKey: 'planilha-7' });
    expect(requests[0]?.headers['idempotency-key']).toBe('planilha-7');
  });
});

test('a repeat of a call that still runs waits for Retry-After', async () => {
  const underWay: Responder = (_request, response) => response.writeHead(409, { 'retry-after': '0' }).end('{}');
  await withFakeApi(failing(1, underWay, { message: 'Recebido.' }), async ({ baseUrl, requests }) => {
    const sent = clientOf(baseUrl).glosas.upload(csv(), { retry: { attempts: 2 } });
    await expect(sent).resolves.toMatchObject({ message: 'Recebido.' });
    expect(requests).toHaveLength(2);
  });
});

test('a wait longer than the time limit ends the call at once with the last error', async () => {
  await withFakeApi(unavailable({ 'retry-after': '60' }), async ({ baseUrl, requests }) => {
    const call = clientOf(baseUrl).brands.all({ retry: { attempts: 3 }, timeoutMs: 5000 });
    await expect(call).rejects.toMatchObject({ kind: 'server', retryAfterSeconds: 60 });
    expect(requests).toHaveLength(1);
  });
});

test('a call stopped between two attempts is aborted', async () => {
  const stop = new AbortController();
  await withFakeApi(unavailable({ 'retry-after': '9' }), async ({ baseUrl, requests, whenQuiet }) => {
    const call = clientOf(baseUrl).brands.all({ retry: { attempts: 3 }, signal: stop.signal });
    void vi
      .waitFor(() => expect(requests).toHaveLength(1))
      .then(whenQuiet)
      .then(() => stop.abort());
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });
});

test('a call that is aborted between two attempts is not sent again, even by a `fetch` that ignores its signal', async () => {
  const stop = new AbortController();
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    // The wait between the attempts has started.
    setTimeout(() => stop.abort());
    return new Response('{}', { status: 503 });
  };
  const client = createClient({ baseUrl: 'http://localhost', applicationKey: 'k', fetch });
  const call = client.glosas.upload(csv(), { retry: { attempts: 3 }, signal: stop.signal });
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  await Promise.resolve();
  expect(sent).toBe(1);
});

test('a page without TLS can create idempotency keys', () => {
  vi.stubGlobal('crypto', {});
  expect(newKey()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  vi.unstubAllGlobals();
});

const away = new ApiError({ kind: 'server' });

/** The waits, in ms, between the attempts of a call that always fails. */
async function waitsOf(attempts: number, chance: number, error: Error = away, limitMs = 1e9) {
  const { signal } = new AbortController();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const sentAt: number[] = [];
  const limits = { signal, endsAt: performance.now() + limitMs };
  const call = withRetry({ attempts }, limits, () => {
    sentAt.push(performance.now());
    return Promise.reject(error);
  });
  await Promise.all([expect(call).rejects.toBe(error), vi.runAllTimersAsync()]);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  return sentAt.slice(1).map((at, index) => Math.round(at - sentAt[index]!));
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['the shortest', 0, [150, 300, 600, 1200, 2400, 4800, 5000, 5000]],
  ['the longest', 1, [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]],
])('%s waits double up to a maximum', async (_, chance, waits) => {
  expect(await waitsOf(9, chance)).toEqual(waits);
});

test('a wait never exceeds the remaining time', async () => {
  expect(await waitsOf(2, 0, away, 151)).toEqual([150]);
  expect(await waitsOf(2, 0, away, 150)).toEqual([]);
});

test.each([
  new ApiError({ kind: 'forbidden', status: 403, retryAfterSeconds: 0 }),
  Object.assign(new Error('x'), { status: 409, retryAfterSeconds: 0 }),
])('only a conflict of the service determines the wait: %s', async (error) => {
  expect(await waitsOf(3, 0, error)).toEqual([]);
});

test.each(['as an attempt fails', 'in the wait for the next'])('a call that ends %s stops waiting', async (when) => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const call = withRetry({ attempts: 2 }, { signal: stop.signal, endsAt: Infinity }, async () => {
    if (when === 'as an attempt fails') stop.abort();
    throw away;
  });
  await Promise.all([expect(call).rejects.toBe(away), vi.advanceTimersByTimeAsync(0).then(() => stop.abort())]);
  expect(vi.getTimerCount()).toBe(0);
});
