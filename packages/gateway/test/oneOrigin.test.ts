import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { freePort } from '@oraculo-tools/testkit/node/freePort.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let appDir: string;
let storagePort: number;

/** A gateway with files under `/files` of the app, and the app in a folder of its host. */
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'oraculo-below-'));
  await mkdir(join(appDir, 'assets'));
  const index = '<!doctype html><link href="/favicon.svg"><script src="/assets/app.js"></script><a href="//x.example">';
  await writeFile(join(appDir, 'index.html'), index);
  await writeFile(join(appDir, 'assets', 'app.js'), 'export {};');
  storagePort = await freePort();
  gateway = await startTestGateway({ storagePort, appDir, sharesOrigin: true, basePath: '/oraculo/' });
}, 60_000);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await rm(appDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.origin + path, { headers });

async function fileLink(): Promise<string> {
  const client = await gateway.clientOf('admin');
  await client.documents.upload(pdfFile('Guia.pdf'));
  return (await client.documents.list()).items.find(({ file_name }) => file_name?.startsWith('Guia'))!.url!;
}

test('a link leads to the app’s own origin, needs neither key nor session, and the file is sandboxed', async () => {
  const link = new URL(await fileLink());
  expect(link.origin).toBe(gateway.origin);
  const answer = await fetch(link);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  link.searchParams.set('expires', '99999999999');
  expect((await fetch(link)).status).toBe(403);
});

test('with a shared origin the storage port serves no files, and the API sends no CORS header', async () => {
  const { pathname, search } = new URL(await fileLink());
  const second = `http://127.0.0.1:${storagePort}`;
  expect((await fetch(second + pathname + search)).status).toBe(404);
  expect((await fetch(`${second}/healthz`)).status).toBe(200);
  const origin = { origin: 'http://localhost:5173' };
  expect(
    (await get('/api/operator/healthoperators/paginated/all', origin)).headers.has('access-control-allow-origin'),
  ).toBe(false);
});

test.each(['/oraculo/', '/oraculo', '/oraculo/eligibilities/report?tab=history', '/eligibilities'])(
  'the page at %s loads its files from the folder of the app',
  async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    const page = await answer.text();
    expect(page).toContain('href="/oraculo/favicon.svg"');
    expect(page).toContain('src="/oraculo/assets/app.js"');
    expect(page).toContain('href="//x.example"');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';");
  },
);

test('settings, assets, API and health are below the base path, and at the root for a proxy that removes it', async () => {
  const config = (await (await get('/oraculo/config.json')).json()) as object;
  expect(config).toMatchObject({ basePath: '/oraculo/', operatorServiceUrl: '/oraculo/api/operator' });
  for (const base of ['/oraculo', '']) {
    expect((await get(`${base}/assets/app.js`)).status).toBe(200);
    expect((await get(`${base}/healthz`)).status).toBe(200);
    const { applicationKey: key } = gateway.config;
    expect((await get(`${base}/api/operator/healthoperators/paginated/all`, { key })).status).toBe(401);
  }
});
