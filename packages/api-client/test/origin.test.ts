import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath, readBase } from '../src/core/address.ts';
import { createClient } from '../src/createClient.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

test.each(['', '.', '..', '\uD800'])('the segment %j is refused', (id) => {
  expect(() => fillPath('/files/restore/errors/{batchId}', { batchId: id })).toThrow(
    expect.objectContaining({ kind: 'invalid' }),
  );
});

const origin = 'https://servico.example';
const segmentsBelow = ['', 'api', 'operator', 'credentials'];

const isWellFormed = (text: string) => !/\p{Cs}/u.test(text);

test('any other id becomes one segment below the base', async () => {
  let sent = '';
  const fetch = async (address: string) => {
    sent = address;
    return new Response(null, { status: 204 });
  };
  const { credentials } = createClient({ baseUrl: `${origin}/api/operator/`, applicationKey: 'k', fetch });
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (id) => {
      fc.pre(id !== '.' && id !== '..' && isWellFormed(id));
      await credentials.remove(id);
      const url = new URL(sent);
      const segments = url.pathname.split('/').map(decodeURIComponent);
      expect([url.origin, ...segments, url.search, url.hash]).toEqual([origin, ...segmentsBelow, id, '', '']);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test.each([
  ['another scheme', 'ftp://servico.example'],
  ['a user', 'https://ana@servico.example'],
  ['a password', 'https://ana:x@servico.example'],
  ['a password alone', 'https://:x@servico.example'],
  ['a query', 'https://servico.example?x=1'],
  ['a fragment', 'https://servico.example#x'],
  ['no origin outside a page', '/api/operator'],
])('a base address with %s is refused at once', (_, baseUrl) => {
  expect(() => createClient({ baseUrl, applicationKey: 'k' })).toThrow(TypeError);
});

test('the names of both headers can be changed', async () => {
  await withFakeApi(answerJson([]), async ({ baseUrl, requests }) => {
    const headerNames = { key: 'x-app', token: 'x-user' };
    await createClient({ baseUrl, applicationKey: 'K', headerNames, getToken: () => 'T' }).brands.all();
    expect(requests[0]?.headers).toMatchObject({ 'x-app': 'K', 'x-user': 'T' });
    expect(requests[0]?.headers).not.toHaveProperty('key');
  });
});

test('no cookie, key or token goes to a signed address', async () => {
  await withFakeApi(answerJson({}), async (storage) => {
    const signedUrl = `${storage.baseUrl}/envio?assinatura=abc`;
    await withFakeApi(answerJson({ signedUrl }), async ({ baseUrl }) => {
      const client = createClient({ baseUrl, applicationKey: 'K', getToken: () => 'T' });
      await client.healthCard.upload(new File(['planilha'], 'a.xlsx', { type: 'application/x-teste' }));
      await client.healthCard.upload(new File(['sem tipo'], 'b.xlsx'));
      await client.files.check(signedUrl);
      await client.files.read(signedUrl);
    });
    expect(storage.requests.map(({ line }) => line)).toEqual([
      'PUT /envio?assinatura=abc',
      'PUT /envio?assinatura=abc',
      'HEAD /envio?assinatura=abc',
      'GET /envio?assinatura=abc',
    ]);
    expect(storage.requests[0]).toMatchObject({ body: 'planilha', headers: { 'content-type': 'application/x-teste' } });
    expect(storage.requests[1]?.headers['content-type']).toBe('application/octet-stream');
    for (const { headers } of storage.requests) {
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['key']));
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['token']));
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    }
  });
});

test('outside of a page, a base without an origin throws an error that asks for one', () => {
  expect(() => readBase('/api/operator')).toThrow('baseUrl must be a whole address');
});
