import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import {
  apiBase,
  behindProxy,
  startTestGateway,
  type TestGateway,
} from '@oraculo-tools/testkit/gateway/testGateway.ts';

/** Sends bytes unchanged and returns the answer. */
async function raw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const storageOf = (gateway: TestGateway) => gateway.storageOrigin().replace('localhost', '127.0.0.1');

// spec: x.81
test('refusals of the parser and the router have our headers, an id and a Portuguese sentence, on both origins', async () => {
  await using gateway = await startTestGateway();
  const long = `/${'x'.repeat(600)}`;
  const cases: [bytes: string, status: number, sentence: RegExp][] = [
    ['GARBAGE\r\n\r\n', 400, /Confira os dados/],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, /cabeçalhos da solicitação/],
    ['GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, /Confira os dados/],
    ['GET /healthz HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400, /Confira os dados/],
    ['GET /healthz HTTP/1.1\r\nhost: localhost\r\nexpect: nonsense\r\n\r\n', 417, /Expect da solicitação/],
    ['BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400, /Confira os dados/],
    [`GET ${apiBase}/credentials${long} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 414, /longo demais/],
    [`GET /files${long} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, 414, /longo demais/],
  ];
  for (const [bytes, status, sentence] of cases) {
    const origin = bytes.startsWith('GET /files') ? storageOf(gateway) : gateway.origin;
    const answer = await raw(origin, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(sentence);
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}\r\n/i);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).not.toContain('xxxx');
  }
}, 60_000);

test('every answer has an id, which the app may read on the second origin too', async () => {
  await using gateway = await startTestGateway();
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${gateway.origin}/healthz`)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(2);
  const answer = await fetch(`${storageOf(gateway)}/healthz`, { headers: { origin: gateway.origin } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
}, 60_000);

test('health and readiness are public; metrics are for this machine, or for a caller with the token', async () => {
  await using gateway = await startTestGateway();
  for (const origin of [gateway.origin, storageOf(gateway)]) {
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
  }
  gateway.drain.isStopping = true;
  expect((await fetch(`${gateway.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200);
  await gateway.db.write((tx) => enqueue(tx, 'report', 1, gateway.now() + 30_000));
  const text = await (await fetch(`${storageOf(gateway)}/metrics`)).text();
  expect(text).toMatch(/^oraculo_answers_total\{method="GET",route="\/healthz",status="200"\} \d+$/m);
  expect(text).toMatch(/^oraculo_jobs_open\{kind="\w[\w-]*"\} \d+$/m);
  expect(text).toMatch(/# EOF\n$/);
  const forwarded = await fetch(`${storageOf(gateway)}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(forwarded.status).toBe(404);
  await using guarded = await startTestGateway({ metricsToken: 'segredo-das-metricas' });
  const read = (authorization: string) => fetch(`${storageOf(guarded)}/metrics`, { headers: { authorization } });
  expect([(await read('Bearer errado')).status, (await read('Bearer segredo-das-metricas')).status]).toEqual([
    404, 200,
  ]);
}, 60_000);

test('behind a trusted proxy with TLS every answer has HSTS', async () => {
  await using gateway = await startTestGateway(behindProxy);
  const hsts = async (headers: Record<string, string>) =>
    (await fetch(`${gateway.origin}/healthz`, { headers })).headers.get('strict-transport-security');
  expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await hsts({})).toBeNull();
  // The refusals of the router have it as well.
  const long = `${apiBase}/credentials/${'x'.repeat(600)}`;
  const refused = await fetch(gateway.origin + long, { headers: { 'x-forwarded-proto': 'https' } });
  expect([refused.status, refused.headers.get('strict-transport-security')]).toEqual([414, 'max-age=31536000']);
}, 60_000);

test('a stop resets none of thirty connections with open requests', async () => {
  const gateway = await startTestGateway();
  const agent = new Agent({ keepAlive: true, maxSockets: 30 });
  const state = { isOver: false };
  const ends: string[] = [];
  const call = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(`${gateway.origin}/config.json`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(true));
      });
      // A refused connection carried no request, so no answer is lost.
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') ends.push(error.code ?? error.message);
        resolve(false);
      });
      sent.end();
    });
  let answered = 0;
  const clients = Array.from({ length: 30 }, async () => {
    while (!state.isOver && (await call())) answered += 1;
  });
  await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(100);
  const stopped = gateway[Symbol.asyncDispose]();
  setTimeout(() => {
    state.isOver = true;
  }, 400);
  await Promise.all([stopped, ...clients]);
  agent.destroy();
  expect(ends).toEqual([]);
}, 60_000);

test('a report page of a hundred records with the longest texts of a user is below 60 kB', async () => {
  await using gateway = await startTestGateway();
  const token = await gateway.tokenOf('leitura');
  const headers = { key: gateway.config.applicationKey, token, 'content-type': 'application/json' };
  const ask = (cardNumber: string) =>
    fetch(`${gateway.origin}${apiBase}/eligibility`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ansId: '301264', brandId: '1', cardNumber, cpf: null, birth: null }),
    });
  expect((await ask('9'.repeat(255_000))).status).toBe(400);
  expect((await ask('9'.repeat(21))).status).toBe(400);
  expect((await ask('9\u00009')).status).toBe(400);
  expect((await ask('9'.repeat(20))).status).toBe(200);
  const [record] = await gateway.db.read.select().from(eligibilityRecords).limit(1);
  const { id: _, ...written } = record!;
  const rows = Array.from({ length: 100 }, () => ({ ...written, cardNumber: '9'.repeat(20) }));
  await gateway.db.write((tx) => tx.insert(eligibilityRecords).values(rows));
  const page = await fetch(
    `${gateway.origin}${apiBase}/eligibility?firstDate=${written.day}&lastDate=${written.day}&page=0&size=100`,
    { headers },
  );
  expect((await page.text()).length).toBeLessThan(60_000);
}, 60_000);
