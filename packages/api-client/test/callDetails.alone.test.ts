import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { ApiError, isRetryable } from '../src/core/errors.ts';
import type { CallReport } from '../src/core/callReport.ts';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { credentialDraft, csv } from './everyCall.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

const withId = (answer: Responder, id = '7f3a91c0-aa'): Responder =>
  function respond(request, response, body) {
    response.setHeader('x-request-id', id);
    answer(request, response, body);
  };

test('an error has the id of its request; its JSON has the id, the message and the kind', async () => {
  await withFakeApi(withId(answerJson({ message: 'Falhou.' }, 500)), async ({ baseUrl }) => {
    const error = await createClient({ baseUrl, applicationKey: 'k' })
      .brands.all()
      .catch((reason: unknown) => reason as ApiError);
    expect(error).toMatchObject({ requestId: '7f3a91c0-aa' });
    const kept = JSON.parse(JSON.stringify(error));
    expect(kept).toMatchObject({ kind: 'server', message: 'Falhou.', status: 500, requestId: '7f3a91c0-aa' });
    expect(kept).not.toHaveProperty('cause');
  });
});

test.each(['<b>', 'a b', 'x', 'y'.repeat(101)])('the request id %j is ignored as invalid', async (id) => {
  await withFakeApi(withId(answerJson({}, 500), id), async ({ baseUrl }) => {
    const call = createClient({ baseUrl, applicationKey: 'k' }).brands.all();
    await expect(call).rejects.toMatchObject({ requestId: undefined });
  });
});

test.each<[string, Responder, Partial<CallReport>]>([
  ['ends well', withId(answerJson([])), { status: 200, kind: undefined, requestId: '7f3a91c0-aa' }],
  ['is refused', withId(answerJson({}, 403)), { status: 403, kind: 'forbidden', requestId: '7f3a91c0-aa' }],
  ['breaks off', ({ socket }) => void socket.resetAndDestroy(), { status: undefined, kind: 'network' }],
  ['gets an invalid answer', withId(answerJson(7)), { status: 200, kind: 'badResponse' }],
])('a call that %s is reported once, without personal data', async (_, answer, expected) => {
  const reports: CallReport[] = [];
  await withFakeApi(answer, async ({ baseUrl }) => {
    const client = createClient({
      baseUrl,
      applicationKey: 'chave',
      getToken: () => 'ficha',
      onCall: (r) => reports.push(r),
    });
    await client.brands.ofOperator('004731').catch(() => {});
  });
  expect(reports).toEqual([expect.objectContaining({ operation: 'brands.ofOperator', ...expected })]);
  expect(reports[0]?.durationMs).toBeGreaterThan(0);
  expect(Object.keys(reports[0] ?? {}).toSorted()).toEqual([
    'answeredAtMs',
    'durationMs',
    'kind',
    'operation',
    'requestId',
    'status',
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/chave|ficha|004731|http/);
});

test.each<[string, Partial<Parameters<typeof createClient>[0]>]>([
  ['a token with a line break', { getToken: () => 'segredo\nx' }],
  ['a key with an invalid character', { applicationKey: 'segredo→' }],
  [
    'a getToken that throws',
    {
      getToken: () => {
        throw new Error('segredo');
      },
    },
  ],
  ['a header without a name', { headerNames: { key: 'com espaço' } }],
])('%s throws an error of kind invalid without its value, and sends no request', async (_, options) => {
  const fetch = vi.fn<() => Promise<Response>>();
  const client = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch, ...options });
  const error = await client.brands.all().catch((reason: unknown) => reason as ApiError);
  expect(error).toMatchObject({ name: 'ApiError', kind: 'invalid', message: expect.stringMatching(/^\p{Lu}.*\.$/u) });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('segredo');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([414, 431])(
  'the status %i gets a Portuguese message, whatever the server’s HTTP parser sends',
  async (status) => {
    await withFakeApi(answerJson({ message: 'Request Header Fields Too Large' }, status), async ({ baseUrl }) => {
      const call = createClient({ baseUrl, applicationKey: 'k' }).brands.all();
      await expect(call).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringMatching(/tente de novo\.|repita\.$/),
      });
    });
  },
);

test.each([Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40])(
  'a time limit of %d ms never ends the call',
  async (timeoutMs) => {
    vi.useFakeTimers();
    const fetch = () => new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json([])), 600_000));
    const call = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch }).brands.all({
      timeoutMs,
    });
    await vi.advanceTimersByTimeAsync(600_000);
    await expect(call).resolves.toEqual([]);
    vi.useRealTimers();
  },
);

test('the time limit of a call overrides the limit of the client', async () => {
  vi.useFakeTimers();
  const fetch = () => new Promise<Response>(() => {});
  const client = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch, timeoutMs: 60_000 });
  const ended = vi.fn<() => void>();
  client.brands.all({ timeoutMs: 1000 }).catch(ended);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalled();
  vi.useRealTimers();
});

test('a call removes its listener from the caller’s signal', async () => {
  const { signal } = new AbortController();
  await withFakeApi(answerJson([]), async ({ baseUrl }) => {
    const { brands, templates } = createClient({ baseUrl, applicationKey: 'k', retry: { attempts: 2 } });
    await Promise.allSettled([brands.all({ signal }), templates.list({ signal })]);
  });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('requests to storage have no cookies and no referrer', async () => {
  const seen: RequestInit[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    if (address.startsWith('https://arquivos')) seen.push(init);
    return Response.json({ signedUrl: 'https://arquivos.example/envio?s=1' });
  };
  const client = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch });
  await client.healthCard.upload(csv());
  await client.files.check('https://arquivos.example/a.csv');
  expect(seen).toEqual([
    expect.objectContaining({ method: 'PUT', credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' }),
    expect.objectContaining({ method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' }),
  ]);
});

test('the message of an expired health-card address does not mention an expired file', async () => {
  const answer: Responder = (request, response, body) =>
    request.method === 'PUT'
      ? response.writeHead(403).end()
      : answerJson({ signedUrl: `http://${request.headers.host}/envio` })(request, response, body);
  await withFakeApi(answer, async ({ baseUrl }) => {
    const sent = createClient({ baseUrl, applicationKey: 'k' }).healthCard.upload(csv());
    const message = 'O endereço de envio não vale mais. Envie o arquivo de novo.';
    await expect(sent).rejects.toMatchObject({ kind: 'expired', status: 403, message });
  });
});

const row = (id: number, changes: object = {}) => ({
  fileName: `${id}`,
  createdAt: null,
  status: 'done',
  signedUrl: null,
  ...changes,
});

test('an invalid row is dropped without hiding other rows, and a missing status becomes empty', async () => {
  const rows = [row(1), row(2, { createdAt: 'ontem' }), row(3, { status: null }), 7, row(4, { status: 'arquivado' })];
  await withFakeApi(answerJson({ rows, count: 5 }), async ({ baseUrl }) => {
    const { items, total } = await createClient({ baseUrl, applicationKey: 'k' }).reports.history();
    expect(items.map(({ fileName, status }) => [fileName, status])).toEqual([
      ['1', 'done'],
      ['3', ''],
      ['4', 'arquivado'],
    ]);
    expect(total).toBe(5);
  });
  await withFakeApi(
    answerJson([
      { id: '1', name: 'A' },
      { id: null, name: 'B' },
    ]),
    async ({ baseUrl }) => {
      expect(await createClient({ baseUrl, applicationKey: 'k' }).brands.all()).toEqual([{ id: '1', name: 'A' }]);
    },
  );
});

test('a body that the service would refuse is not sent, and the error names its field', async () => {
  const fetch = vi.fn<() => Promise<Response>>();
  const client = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch });
  const call = client.eligibility.check({ ansId: '1', cardNumber: '9'.repeat(21) });
  await expect(call).rejects.toMatchObject({ kind: 'invalid', fields: { cardNumber: 'Confira este campo.' } });
  expect(fetch).not.toHaveBeenCalled();
});

test('a brand is sent as its id, as text, and its name', async () => {
  await withFakeApi(answerJson(fixtures['credentials.create'], 201), async ({ baseUrl, requests }) => {
    const brand = { id: 11 as unknown as string, name: 'Aurora', label: 'Aurora' };
    await createClient({ baseUrl, applicationKey: 'k' }).credentials.create({ ...credentialDraft, brand });
    expect(JSON.parse(requests[0]?.body ?? '').brand).toEqual({ id: '11', name: 'Aurora' });
  });
});

test.each([
  ['network', true],
  ['timeout', true],
  ['rateLimited', true],
  ['server', true],
  ['forbidden', false],
  ['badResponse', false],
  ['aborted', false],
] as const)('the retryability of an error of kind %s is %s', (kind, expected) => {
  expect(isRetryable(new ApiError({ kind }))).toBe(expected);
});

test('an error that is not an `ApiError` is not retried', () => {
  expect([isRetryable(new Error('x')), isRetryable(undefined)]).toEqual([false, false]);
});
