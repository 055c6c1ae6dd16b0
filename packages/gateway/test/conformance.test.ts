import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkConformance,
  type ConformanceOptions,
  type Finding,
} from '../../api-client/src/conformance/conformance.ts';
import { batches } from '../src/db/schema/eligibility.ts';
import { sessions } from '../src/db/schema/accounts.ts';
import { signIns, testSignIns } from '../src/seed/seedUsers.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const account = (name: string) => {
  const found = [...signIns, ...testSignIns].find(({ username }) => username === name);
  return { username: name, password: found?.password ?? '' };
};

const run = (options: Pick<ConformanceOptions, 'fetch' | 'write' | 'onFinding'> = {}) =>
  checkConformance({
    baseUrl: gateway.origin + apiBase,
    applicationKey: gateway.config.applicationKey,
    ...account('admin'),
    limited: account('leitura'),
    ...options,
  });

const differing = (findings: Finding[]) => findings.filter(({ verdict }) => verdict === 'differs');

test('this gateway passes the conformance test with writes', async () => {
  const findings = await run({ write: true });
  expect(differing(findings)).toEqual([]);
  const operations = new Set(findings.map(({ operation }) => operation));
  operations.delete('storage');
  // The 46 operations of the contract, and the sign-out, which this gateway adds.
  expect(operations.size).toBe(47);
}, 120_000);

test('the conformance test cancels its own batch and ends its sessions, whatever other users do', async () => {
  const { id } = (await gateway.db.read.select({ id: batches.id }).from(batches).limit(1))[0]!;
  const cancelled: string[] = [];
  const wrapped = deviating(async ({ path, ask }) => {
    // The batch of another user is being processed and is first in the list.
    const soon = gateway.now() + 60_000;
    if (path.startsWith('/eligibility/upload/status'))
      await gateway.db.write((tx) => tx.update(batches).set({ updatedAt: soon }).where(eq(batches.id, id)));
    if (/cancel/i.test(path)) cancelled.push(path);
    return ask();
  }, fetch);
  await run({ write: true, fetch: wrapped });
  // The other cells are tested with an unknown group, or without a session.
  expect(cancelled.filter((path) => !/\/(x|9{9})(\/|$)/.test(path))).toHaveLength(1);
  expect(cancelled.join()).not.toMatch(new RegExp(`/${id}(/|$)`));
  const open = await gateway.db.read.$count(sessions, isNull(sessions.revokedAt));
  expect(open).toBe(0);
}, 120_000);

test('an interrupted conformance test ends its sessions too', async () => {
  const cut = ({ operation, expected }: Finding) => {
    if (operation === 'brands.ofOperator' && expected === 'the answer matches the schema') throw new Error('cut off');
  };
  await expect(run({ onFinding: cut })).rejects.toThrow('cut off');
  expect(await gateway.db.read.$count(sessions, isNull(sessions.revokedAt))).toBe(0);
}, 60_000);

interface Exchanged {
  path: string;
  method: string;
  init: RequestInit;
  ask: (init?: RequestInit, address?: string) => Promise<Response>;
}

/**
 * The gateway behind a cache of answers: twenty runs send the same requests and differ only in the altered answers. Its
 * sessions stay open, so that the next run can use the cached answers.
 */
const remembered = new Map<string, { status: number; headers: [string, string][]; bytes: ArrayBuffer }>();
async function askOnce(address: string, init: RequestInit): Promise<Response> {
  const { method = 'GET', headers, body } = init;
  if (method === 'DELETE' && address.endsWith('/user/sessions')) return new Response(null, { status: 204 });
  const key = JSON.stringify([method, address, headersOf({ headers }), String(body)]);
  const known = remembered.get(key);
  if (known) return new Response(known.bytes.byteLength === 0 ? null : known.bytes, known);
  const answer = await fetch(address, init);
  const { status } = answer;
  remembered.set(key, { status, headers: [...answer.headers], bytes: await answer.clone().arrayBuffer() });
  return answer;
}

/** A gateway behind a proxy that changes one thing. */
const deviating =
  (change: (exchanged: Exchanged) => Promise<Response>, asking = askOnce): typeof fetch =>
  (input, init = {}) => {
    const address = String(input);
    const ask = (changed: RequestInit = init, other: string = address) => asking(other, changed);
    return change({ path: address.replace(gateway.origin + apiBase, ''), method: init.method ?? 'GET', init, ask });
  };

/** Changes the JSON of successful answers whose path begins with this. */
const inJson =
  (start: string, change: (text: string) => string) =>
  async ({ path, ask }: Exchanged) => {
    const answer = await ask();
    if (!path.startsWith(start) || !answer.ok || answer.status === 204) return answer;
    return new Response(change(await answer.text()), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  };

/** Changes the status, text or headers of answers with one status. */
const ofStatus =
  (status: number, change: (answer: Response, text: string) => Response) =>
  async ({ ask }: Exchanged) => {
    const answer = await ask();
    return answer.status === status ? change(answer, await answer.text()) : answer;
  };

const json = { 'content-type': 'application/json' };
const right = () => ({ key: gateway.config.applicationKey });
const headersOf = (init: RequestInit) => Object.fromEntries(new Headers(init.headers));

const deviations: [name: string, change: (exchanged: Exchanged) => Promise<Response>][] = [
  ['a field is missing', inJson('/brands/dataprovider', (text) => text.replaceAll('"name"', '"nome"'))],
  [
    'a list of credentials has passwords',
    inJson('/credentials/paginated/all', (text) => text.replaceAll('"isWebService"', '"password":"x","isWebService"')),
  ],
  ['an id is null', inJson('/healthoperators/filter', (text) => text.replace(/"id":"\d+"/, '"id":null'))],
  ['a count is text', inJson('/glosas/appeals', (text) => text.replace(/"count":(\d+)/, '"count":"$1"'))],
  ['the rows have another name', inJson('/files/restore?', (text) => text.replace('"rows"', '"items"'))],
  [
    'dates are Brazilian',
    inJson('/eligibility/history', (text) => text.replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":"20/11/2026"')),
  ],
  ['a status is null', inJson('/beneficiaries/filter', (text) => text.replace(/"status":"[^"]*"/, '"status":null'))],
  [
    'the page size is not told',
    inJson('/credentials/paginated', (text) => text.replace(/"pageSize":\d+/, '"pageSize":10')),
  ],
  [
    'pages count from one',
    ({ path, init, ask }) =>
      ask(
        init,
        gateway.origin +
          apiBase +
          path.replace(/(page|pageNumber)=(\d+)/, (_, name, page) => `${name}=${Math.max(0, Number(page) - 1)}`),
      ),
  ],
  [
    'pages are longer than requested',
    ({ path, init, ask }) => ask(init, gateway.origin + apiBase + path.replace(/(size|pageSize)=\d+/, '$1=5')),
  ],
  ['no token is 403', ofStatus(401, (_, text) => new Response(text, { status: 403, headers: json }))],
  ['a wrong key is accepted', ({ init, ask }) => ask({ ...init, headers: { ...headersOf(init), ...right() } })],
  ['a wrong key is 401', ofStatus(403, (_, text) => new Response(text, { status: 401, headers: json }))],
  ['an unknown id is 400', ofStatus(404, (_, text) => new Response(text, { status: 400, headers: json }))],
  [
    'an unknown id is 500',
    ofStatus(404, () => new Response('{"message":"Erro interno."}', { status: 500, headers: json })),
  ],
  [
    'errors are pages',
    ofStatus(401, () => new Response('<h1>401</h1>', { status: 401, headers: { 'content-type': 'text/html' } })),
  ],
  [
    'errors have no sentence',
    ofStatus(404, () => new Response('{"error":"not_found"}', { status: 404, headers: json })),
  ],
  [
    'JSON is called text',
    ofStatus(200, (answer, text) =>
      answer.headers.get('content-type')?.includes('json')
        ? new Response(text, { headers: { 'content-type': 'text/plain' } })
        : new Response(text, answer),
    ),
  ],
  [
    'a read is 201',
    async ({ method, ask }) => {
      const answer = await ask();
      return method === 'GET' && answer.ok
        ? new Response(await answer.blob(), { status: 201, headers: answer.headers })
        : answer;
    },
  ],
  ['a session has no expiry', inJson('/user/sessions', (text) => text.replace(/"expiresIn":\d+/, '"expiresIn":0'))],
  [
    'a file has no name',
    async ({ ask }) => {
      const answer = await ask();
      const headers = new Headers(answer.headers);
      headers.delete('content-disposition');
      return new Response(await answer.blob(), { status: answer.status === 204 ? 200 : answer.status, headers });
    },
  ],
  [
    'a wrong password signs in',
    async ({ path, init, ask }) => {
      const body = typeof init.body === 'string' ? init.body.replace(/\?"\}$/, '"}') : init.body;
      return path.startsWith('/user/sessions') ? ask({ ...init, body: body ?? null }) : ask();
    },
  ],
  [
    'a signed link wants a session',
    async ({ path, ask }) => (path.startsWith('http') ? new Response(null, { status: 401 }) : ask()),
  ],
];

test('the conformance test without writes finds no deviation', async () => {
  const findings = await run({ fetch: deviating(({ ask }) => ask()) });
  expect(differing(findings)).toEqual([]);
}, 60_000);

// spec: x.92
test.each([
  ['a number', '/glosas/appeals', /"count":(\d+)/, '"count":"$1"', 'count: a number'],
  [
    'an ISO moment',
    '/eligibility/history',
    /"createdAt":"[^"]*"/,
    '"createdAt":"2026"',
    'rows.0.createdAt: an ISO moment',
  ],
  ['a part', '/files/restore?', '"rows"', '"items"', 'rows: missing'],
] as const)(
  'a deviation is named with the expected value: %s',
  async (_name, path, from, to, answer) => {
    const findings = await run({ fetch: deviating(inJson(path, (text) => text.replace(from, to))) });
    expect(findings.filter(({ verdict }) => verdict === 'differs').map((finding) => finding.answer)).toContain(answer);
  },
  60_000,
);

test('at least twenty deviations are tested', () => {
  expect(deviations.length).toBeGreaterThanOrEqual(20);
});

test.each(deviations)(
  'a difference is reported when %s',
  async (_, change) => {
    expect(differing(await run({ fetch: deviating(change) })).length).toBeGreaterThan(0);
  },
  60_000,
);
