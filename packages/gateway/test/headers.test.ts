import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allOperations } from '@oraculo/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../src/http/HttpError.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let appDir: string;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'oraculo-app-'));
  await mkdir(join(appDir, 'assets'));
  await writeFile(join(appDir, 'index.html'), '<!doctype html><title>Oráculo</title>');
  await writeFile(join(appDir, 'assets', 'app-12345678.js'), 'export {};');
  gateway = await startTestGateway({ appDir });
}, 60_000);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await rm(appDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.origin + path, { headers });
const page = { accept: 'text/html' };

describe('every answer carries the security headers', () => {
  const paths = [
    '/',
    '/eligibilities/report',
    '/assets/app-12345678.js',
    '/assets/nada.js',
    '/config.json',
    '/api/nada',
    '/%E0%A4%A',
    '/api/%zz',
    ...new Set(allOperations.map(({ path }) => apiBase + path.replace(/\{\w+\}/g, '1'))),
  ];
  test.each(paths)('%s', async (path) => {
    const { headers } = await get(path, page);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe(
      path === '/assets/app-12345678.js' ? 'public, max-age=31536000, immutable' : 'no-store',
    );
  });
});

test.each(['/%E0%A4%A', '/eligibilities/%', '/nada%2?a=%zz'])(
  '%s, which cannot be decoded, shows the page of the app',
  async (path) => {
    const answer = await get(path, page);
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Oráculo</title>']);
  },
);

test('an API address that cannot be decoded gets a 404 in Portuguese', async () => {
  const answer = await get('/api/%zz', page);
  expect([answer.status, await answer.json()]).toEqual([404, { message: messageOf(404) }]);
});

test('an error for a file in /assets is not cached for a year', async () => {
  const { headers, status } = await get('/assets/app-12345678.js', { range: 'bytes=999-' });
  expect([status, headers.get('cache-control')]).toEqual([416, 'no-store']);
});

test("the pages of the app get a CSP that allows only the app's own files and connections to the storage origin", async () => {
  const answer = await get('/eligibilities?page=2', page);
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Oráculo</title>']);
  expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${gateway.storageOrigin()}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('a path that begins with two slashes gets the page of the app, even with an extension', async () => {
  const answer = await get('//evil.example', page);
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Oráculo</title>']);
});

test('an unknown API path, a missing file and a path outside of the folder get a 404 in JSON', async () => {
  for (const path of [
    '/api/operator/nada',
    '/api',
    '/assets/nada.js',
    '/nada.png',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/x.js',
  ]) {
    const answer = await get(path, page);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      404,
      { message: 'Não encontramos o que você procura.' },
    ]);
  }
});

test('a known path with another method gets a 405 that names its methods', async () => {
  const answer = await fetch(`${gateway.origin}${apiBase}/healthOperators`, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, PUT']);
  expect(await answer.json()).toEqual({ message: 'Esta ação não existe neste endereço.' });
});

test('the first segment of the paths of operators is matched case-insensitively', async () => {
  const token = await gateway.tokenOf('leitura');
  const headers = { key: gateway.config.applicationKey, token };
  for (const segment of ['healthOperators', 'healthoperators', 'HEALTHOPERATORS']) {
    expect((await get(`${apiBase}/${segment}`, headers)).status).toBe(200);
  }
});

test('the configuration has the service, the key, the headers and the card rules', async () => {
  const config = (await (await get('/config.json')).json()) as Record<string, unknown>;
  expect(config).toMatchObject({
    operatorServiceUrl: '/api/operator',
    workerServiceUrl: '/api/worker',
    applicationKey: gateway.config.applicationKey,
    headerNames: { key: 'key', token: 'token' },
    cardNumberRules: { '004187': { rule: 'digits17', pattern: '0\\d*' }, '344019': { rule: 'alnum20' } },
  });
  expect(config.cardNumberRules).not.toHaveProperty('391028');
});
