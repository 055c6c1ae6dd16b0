import { allOperations } from '@oraculo/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorDraft } from './drafts.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

/** PostgreSQL refuses a text with a NUL. The schemas of bodies and queries exclude it; these tests cover ids. */
const withIds = allOperations.filter(({ path, bodyKind }) => path.includes('{') && bodyKind !== 'multipart');

test.each(withIds.map(({ id, method, path }) => [id, method, path]))(
  '%s refuses an id with a NUL',
  async (_id, method, path) => {
    const headers = { key: gateway.config.applicationKey, token: await gateway.tokenOf('admin') };
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await fetch(`${gateway.origin}${apiBase}${path.replaceAll(/\{\w+\}/g, '1%00')}`, {
      method,
      headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
      body: hasBody ? '{}' : null,
    });
    expect([400, 404, 422]).toContain(answer.status);
  },
);

test('a robot code of spaces counts as missing, and its operator can still be read', async () => {
  const { method, path } = allOperations.find(({ id }) => id === 'operators.update')!;
  const headers = {
    key: gateway.config.applicationKey,
    token: await gateway.tokenOf('admin'),
    'content-type': 'application/json',
  };
  const draft = {
    ...operatorDraft,
    ansId: '416270',
    providerId: null,
    templateId: '1',
    serviceUrl: 'https://a.example',
  };
  const body = JSON.stringify({ ...draft, externalCovenantId: ' ' });
  const answer = await fetch(`${gateway.origin}${apiBase}${path}`, { method, headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([200, { externalCovenantId: null }]);
  const client = await gateway.clientOf('admin');
  expect((await client.operators.get('416270')).externalCovenantId).toBeNull();
});
