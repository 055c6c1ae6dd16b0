import { expect, test, vi } from 'vitest';
import { ApiError } from '../src/core/errors.ts';
import { createClient } from '../src/createClient.ts';
import { csv } from './everyCall.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

const failing = (answer: Responder, options: Partial<Parameters<typeof createClient>[0]> = {}) =>
  withFakeApi(answer, async ({ baseUrl }) => {
    const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => 't', ...options });
    return client.reports.history().catch((error: unknown) => error as ApiError);
  });

test.each([
  [400, 'invalid'],
  [401, 'session'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'invalid'],
  [408, 'timeout'],
  [409, 'conflict'],
  [410, 'expired'],
  [413, 'tooLarge'],
  [415, 'invalid'],
  [422, 'invalid'],
  [429, 'rateLimited'],
  [500, 'server'],
  [503, 'server'],
])('the status %i becomes the kind %s with the message of the service', async (status, kind) => {
  const error = await failing(answerJson({ message: 'A operadora não existe.' }, status));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    kind,
    status,
    message: 'A operadora não existe.',
    serverMessage: 'A operadora não existe.',
  });
});

test.each([
  ['no message', {}],
  ['an empty message', { message: '  ' }],
  ['a message that is not a text', { message: { html: true } }],
  ['a list', ['x']],
  ['null', null],
])('%s does not replace the message of the kind', async (_, body) => {
  const error = await failing(answerJson(body, 500));
  expect(error).toMatchObject({
    message: 'O servidor encontrou um erro. Tente de novo mais tarde.',
    serverMessage: undefined,
  });
});

test('a message is one line of at most 500 characters', async () => {
  const error = await failing(answerJson({ message: `Erro\r\n\u0007${'á'.repeat(900)}` }, 422));
  expect(error).toMatchObject({ message: `Erro ${'á'.repeat(495)}` });
});

test('the fields of an invalid body and the wait of a limited caller are read', async () => {
  const fields = { ansId: 'Informe o registro.', name: 7 };
  const { fields: read } = (await failing(answerJson({ message: 'x', fields }, 400))) as ApiError;
  expect(read).toStrictEqual({ ansId: 'Informe o registro.' });
  const { fields: none } = (await failing(answerJson({ fields: 'ansId' }, 400))) as ApiError;
  expect(none).toStrictEqual({});
  const limited = await failing((_, response) => response.writeHead(429, { 'retry-after': '900' }).end());
  expect(limited).toMatchObject({ kind: 'rateLimited', retryAfterSeconds: 900 });
});

test('the error of an invalid response names the path and quotes no data', async () => {
  const rows = [{ fileName: 'a', createdAt: 'Maria da Silva', status: 'done' }];
  const error = (await failing(answerJson({ rows, count: 1 }))) as ApiError;
  expect((error.cause as Error).message).toContain('rows.0.createdAt');
  expect(JSON.stringify([error.message, String(error.cause)])).not.toContain('Maria');
});

test.each<[string, Responder, string]>([
  ['text', (_, response) => void response.end('ok'), 'is not JSON'],
  ['another value', answerJson(7), 'has no Object at “”'],
])('an answer with %s instead of rows gets its own message', async (_, answer, reason) => {
  expect(await failing(answer)).toMatchObject({
    kind: 'badResponse',
    cause: { message: `The answer ${reason}` },
  });
});

test('a request that cannot be created ends in its own kind of error', async () => {
  const cause = { message: 'The request could not be created: TypeError' };
  expect(await failing(answerJson({}), { headerNames: { key: 'com espaço' } })).toMatchObject({ cause });
});

test('the cause of a failed request holds neither key nor token', async () => {
  const client = createClient({
    baseUrl: 'http://127.0.0.1:2',
    applicationKey: 'chave-secreta',
    getToken: () => 'ficha',
  });
  const error = await client.brands.all().catch((reason: unknown) => reason as ApiError);
  const { inspect } = await import('node:util');
  expect(inspect(error, { depth: 12, showHidden: true, getters: true })).not.toMatch(/chave-secreta|ficha/);
});

test('several calls with a refused token end the session only once', async () => {
  const onUnauthorized = vi.fn<() => void>();
  await withFakeApi(answerJson({ message: 'Sessão expirada.' }, 401), async ({ baseUrl }) => {
    let token = 'primeira';
    const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => token, onUnauthorized });
    const threeCalls = () =>
      Promise.allSettled([client.brands.all(), client.templates.list(), client.reports.history()]);
    await threeCalls();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    token = 'segunda';
    await threeCalls();
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

test('a client without a session also reports a 401 only once', async () => {
  const onUnauthorized = vi.fn<() => void>();
  await withFakeApi(answerJson({}, 401), async ({ baseUrl }) => {
    const { brands } = createClient({ baseUrl, applicationKey: 'k', onUnauthorized });
    await expect(brands.all()).rejects.toMatchObject({ kind: 'session' });
    await expect(brands.all()).rejects.toMatchObject({ kind: 'session' });
  });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a late 401 of the previous session does not end the present one', async () => {
  const onUnauthorized = vi.fn<() => void>();
  let token = 'antiga';
  await failing(
    (request, response, body) => {
      token = 'nova';
      answerJson({}, 401)(request, response, body);
    },
    { getToken: () => token, onUnauthorized },
  );
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a sign-in with a wrong password is invalid, keeps its message and ends no session', async () => {
  const onUnauthorized = vi.fn<() => void>();
  await withFakeApi(answerJson({ message: 'Usuário ou senha inválidos.' }, 401), async ({ baseUrl, requests }) => {
    const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => 'velha', onUnauthorized });
    await expect(client.session.signIn({ username: 'a', password: 'b' })).rejects.toMatchObject({
      kind: 'invalid',
      status: 401,
      message: 'Usuário ou senha inválidos.',
    });
    expect(requests[0]?.headers.token).toBeUndefined();
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('a failed sign-in is reported as failed, and a 401 of storage ends no session', async () => {
  const answer: Responder = (request, response, body) =>
    answerJson({ signedUrl: `http://${request.headers.host}/envio` }, statuses[request.method ?? ''])(
      request,
      response,
      body,
    );
  const statuses: Record<string, number> = { PUT: 401, GET: 503 };
  await withFakeApi(answer, async ({ baseUrl }) => {
    const { healthCard } = createClient({ baseUrl, applicationKey: 'k' });
    await expect(healthCard.upload(csv())).rejects.toMatchObject({ kind: 'invalid', status: 401 });
  });
  await withFakeApi(answerJson({}, 503), async ({ baseUrl }) => {
    const { session } = createClient({ baseUrl, applicationKey: 'k' });
    await expect(session.signIn({ username: 'a', password: 'b' })).rejects.toMatchObject({ kind: 'server' });
  });
});
