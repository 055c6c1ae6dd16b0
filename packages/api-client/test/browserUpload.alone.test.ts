// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { ApiError } from '../src/core/errors.ts';
import type { Progress } from '../src/core/transfer/sendWithProgress.ts';
import { createClient } from '../src/createClient.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

/** The page and the service have different origins, like the page and the storage in production. */
const withCors = (answer: Responder): Responder =>
  function respond(request, response, body) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'key, token, content-type, accept, idempotency-key');
    response.setHeader('access-control-allow-methods', 'POST, PUT');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else answer(request, response, body);
  };

const sheet = (size = 300_000) => new File(['x'.repeat(size)], 'Março.xlsx', { type: 'application/x-planilha' });

const uploading = (answer: Responder, options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
  withFakeApi(withCors(answer), async ({ baseUrl, requests, whenQuiet }) => {
    const seen: Progress[] = [];
    const onUnauthorized = vi.fn<() => void>();
    const client = createClient({ baseUrl, applicationKey: 'K', getToken: () => 'T', onUnauthorized });
    const result = await client.glosas.upload(sheet(), { ...options, onProgress: (at) => seen.push(at) }).then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error: error as ApiError }),
    );
    await whenQuiet();
    return { ...result, seen, onUnauthorized, requests: requests.filter(({ line }) => !line.startsWith('OPTIONS')) };
  });

test('an upload from a page reports its progress and sends the keys', async () => {
  const { value, seen, requests } = await uploading(answerJson({ message: 'Recebido.' }));
  expect(value).toMatchObject({ message: 'Recebido.' });
  expect(seen.at(-1)?.loaded).toBe(seen.at(-1)?.total);
  expect(seen.at(-1)?.total).toBeGreaterThanOrEqual(300_000);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ line: 'POST /glosas/appeals', headers: { key: 'K', token: 'T' } });
  expect(requests[0]?.body).toContain('filename="Marco.xlsx"');
});

test.each<[string, Responder, Partial<ApiError>]>([
  [
    '413',
    answerJson({ message: 'O arquivo passa de 20 MB.' }, 413),
    { kind: 'tooLarge', message: 'O arquivo passa de 20 MB.' },
  ],
  ['403', answerJson({}, 403), { kind: 'forbidden', status: 403 }],
  ['401', answerJson({}, 401), { kind: 'session', status: 401 }],
  [
    '502 with a page',
    (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<p>'),
    { kind: 'server' },
  ],
  [
    'a page under 200',
    (_, response) => void response.setHeader('content-type', 'text/html').end('<p>'),
    { kind: 'badResponse' },
  ],
  ['half JSON', (_, response) => void response.end('{"mess'), { kind: 'badResponse' }],
  ['a wrong answer', answerJson({ message: 3 }), { kind: 'badResponse' }],
  ['a reset', ({ socket }) => void socket.resetAndDestroy(), { kind: 'network' }],
])('%s ends an upload with the same error as other calls', async (_, answer, expected) => {
  const { error, requests, onUnauthorized } = await uploading(answer);
  expect(error).toMatchObject({ name: 'ApiError', ...expected });
  expect(requests).toHaveLength(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(expected.kind === 'session' ? 1 : 0);
});

test('a hanging upload ends at its time limit and frees its connection', async () => {
  const { error } = await uploading(() => {}, { timeoutMs: 300 });
  expect(error).toMatchObject({ kind: 'timeout' });
});

test('a stopped upload ends as aborted and frees its connection', async () => {
  const controller = new AbortController();
  const { error } = await uploading(() => controller.abort(), { signal: controller.signal });
  expect(error).toMatchObject({ kind: 'aborted' });
});

test('an answer after a redirect is refused', async () => {
  await withFakeApi(withCors(answerJson({ message: 'Recebido.' })), async (elsewhere) => {
    const { error } = await uploading(
      (_, response) => void response.writeHead(302, { location: `${elsewhere.baseUrl}/x` }).end(),
    );
    expect(error).toMatchObject({ kind: 'network' });
  });
});

test('a file is sent to its signed address with progress and without the keys', async () => {
  await withFakeApi(withCors(answerJson({})), async (storage) => {
    await withFakeApi(withCors(answerJson({ signedUrl: `${storage.baseUrl}/envio?a=b` })), async ({ baseUrl }) => {
      const seen: Progress[] = [];
      const client = createClient({ baseUrl, applicationKey: 'K', getToken: () => 'T' });
      await client.healthCard.upload(sheet(10), { onProgress: (at) => seen.push(at) });
      expect(seen.at(-1)).toEqual({ loaded: 10, total: 10 });
    });
    const put = storage.requests.find(({ line }) => line.startsWith('PUT'));
    expect(put).toMatchObject({ body: 'x'.repeat(10), headers: { 'content-type': 'application/x-planilha' } });
    expect(JSON.stringify(storage.requests.map(({ headers }) => headers))).not.toMatch(/"(key|token)"/);
  });
});

test('a custom fetch also sends the uploads', async () => {
  const seen: Progress[] = [];
  const fetch = async () => Response.json({ message: 'Da amostra.' });
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', applicationKey: 'K', fetch });
  const sent = client.glosas.upload(sheet(10), { onProgress: (at) => seen.push(at) });
  await expect(sent).resolves.toMatchObject({ message: 'Da amostra.' });
  expect(seen).toEqual([
    { loaded: 0, total: 10 },
    { loaded: 10, total: 10 },
  ]);
});
