import type { FetchOptions } from 'ofetch';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../src/core/errors.ts';
import { createClient } from '../src/createClient.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

type Options = FetchOptions & { call?: unknown };

/** Options that a test removes before ofetch gets them; none by default. */
let takenAway: keyof Options | undefined;
afterEach(() => {
  takenAway = undefined;
});

vi.mock('ofetch', async (importOriginal) => {
  const { createFetch } = await importOriginal<typeof import('ofetch')>();
  const without = <Given extends object>(given: Given): Given =>
    Object.fromEntries(Object.entries(given).filter(([name]) => name !== takenAway)) as Given;
  return {
    createFetch: (settings: { fetch: typeof fetch; defaults: Options }) => {
      const { raw } = createFetch({ ...settings, defaults: without(settings.defaults) });
      return { raw: (request: string, options: Options) => raw(request, without(options)) };
    },
  };
});

const report = { firstDate: '2026-11-01', lastDate: '2026-11-20' };
const unknown = answerJson({ message: 'Credencial não encontrada.' }, 404);
const rows = answerJson({ rows: [], count: 0 });

/** The requests and results of three calls: a page of the history, a request for a report, and an unknown credential. */
async function play() {
  return withFakeApi(
    (request, response, body) => {
      if (request.url?.includes('/credentials/')) unknown(request, response, body);
      else if (request.method === 'GET') rows(request, response, body);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    },
    async ({ baseUrl, requests }) => {
      const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => 't' });
      const ends = await Promise.all([
        client.reports.history({ page: 3 }).catch((error) => error),
        client.credentials.get('7').catch((error) => error),
        client.reports.request(report).catch((error) => error),
      ]);
      return {
        lines: requests.map(({ line, headers: { key, token } }) => `${line} ${key} ${token}`).toSorted(),
        bodies: requests.map(({ body }) => body).filter((body) => body !== ''),
        ends: ends.map((end) => (end instanceof ApiError ? `${end.kind} ${end.message}` : end)),
      };
    },
  );
}

const expected = {
  lines: ['GET /credentials/7 k t', 'GET /eligibility/history?page=2&size=10 k t', 'POST /eligibility/report k t'],
  bodies: [JSON.stringify({ ...report, ansId: null, brandId: null })],
  ends: [
    { items: [], total: 0, page: 3, pageSize: 10 },
    'notFound Credencial não encontrada.',
    'network Não foi possível falar com o servidor. Verifique sua conexão.',
  ],
};

test('ofetch joins addresses, writes queries and bodies, sets headers, reads responses and detects errors', async () => {
  expect(await play()).toEqual(expected);
});

test.each<keyof Options>([
  'baseURL',
  'query',
  'body',
  'method',
  'onRequest',
  'onResponseError',
  'parseResponse',
  'redirect',
])('a call differs if ofetch does not get %s', async (name) => {
  takenAway = name;
  expect(await play()).not.toEqual(expected);
});
