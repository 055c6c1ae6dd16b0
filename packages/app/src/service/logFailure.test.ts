import { createClient } from '@oraculo/api-client';
import { fixtureFetch } from '@oraculo/api-client/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { logFailure } from './logFailure.ts';

afterEach(() => vi.restoreAllMocks());

const refused = () =>
  Response.json({ message: 'CPF 529.982.247-25' }, { status: 503, headers: { 'x-request-id': '7f3a91c0' } });

const client = () =>
  createClient({
    baseUrl: 'https://gateway.example/api/operator',
    applicationKey: 'chave',
    getToken: () => 'ficha',
    onCall: logFailure,
    fetch: fixtureFetch({ answers: { 'credentials.get': refused } }),
  });

// spec: 1.8.14
test('a failed call is written to the console with its request id and no personal data', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await client()
    .credentials.get('301')
    .catch(() => {});
  expect(error.mock.calls).toEqual([['Falha na chamada', 'credentials.get', 'server', 503, '7f3a91c0']]);
});

test('a call that succeeds or is aborted logs nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await client().brands.all();
  await client()
    .brands.all({ signal: AbortSignal.abort() })
    .catch(() => {});
  expect(error).not.toHaveBeenCalled();
});
