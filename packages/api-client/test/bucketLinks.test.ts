import { expect, test } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { type Responder, withFakeApi } from './fakeApi.ts';

/** A bucket whose links are signed for GET: S3 answers any other method with 403. */
const bucket = (status: number): Responder =>
  function answer({ method }, response) {
    response.writeHead(method === 'GET' ? status : 403).end(method === 'GET' ? 'x' : undefined);
  };

const { files } = createClient({ baseUrl: 'http://127.0.0.1:1', applicationKey: 'k' });

test.each([206, 200, 416, 500])('a link that a bucket answers with %i is followed', async (status) => {
  await withFakeApi(bucket(status), async ({ baseUrl, requests }) => {
    await expect(files.check(`${baseUrl}/a.csv`)).resolves.toBe(`${baseUrl}/a.csv`);
    expect(requests.map(({ line, headers }) => [line, headers.range])).toEqual([
      ['HEAD /a.csv', undefined],
      ['GET /a.csv', 'bytes=0-0'],
    ]);
  });
});

test.each([
  [206, 'X-Amz-Signature'],
  [206, 'X-Goog-Signature'],
  [200, 'x-amz-signature'],
  [403, 'X-Amz-Signature'],
])('a link that is signed for GET is only checked with GET: status %i, %s', async (status, name) => {
  await withFakeApi(bucket(status), async ({ baseUrl, requests }) => {
    const link = `${baseUrl}/a.csv?${name}=ab12`;
    const result = await files.check(link).catch(({ kind }) => kind);
    expect(result).toBe(status === 403 ? 'expired' : link);
    expect(requests.map(({ line, headers }) => [line, headers.range])).toEqual([
      [`GET /a.csv?${name}=ab12`, 'bytes=0-0'],
    ]);
  });
});

test.each([403, 404])('a link that a bucket answers with %i has expired', async (status) => {
  await withFakeApi(bucket(status), async ({ baseUrl }) => {
    const expired = { kind: 'expired', status: 403 };
    await expect(files.check(`${baseUrl}/a.csv`)).rejects.toMatchObject(expired);
    await expect(files.read(`${baseUrl}/a.csv`)).rejects.toMatchObject(expired);
  });
});

test.each([405, 501])('storage that answers %i to HEAD gets a request for one byte', async (status) => {
  const answer: Responder = ({ method }, response) => response.writeHead(method === 'HEAD' ? status : 403).end();
  await withFakeApi(answer, async ({ baseUrl }) => {
    await expect(files.check(`${baseUrl}/a.csv`)).rejects.toMatchObject({ kind: 'expired', status: 403 });
  });
});

test.each([
  [206, 'https://arquivos.example/a.csv'],
  [403, 'expired'],
  [0, 'https://arquivos.example/a.csv'],
])('storage whose CORS rule lacks HEAD gets a request for one byte: status %i means %s', async (status, expected) => {
  const methods: (string | undefined)[] = [];
  const fetch = async (_address: string, { method }: RequestInit) => {
    methods.push(method);
    if (method === 'HEAD' || status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  };
  const client = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', fetch });
  const result = await client.files.check('https://arquivos.example/a.csv').catch(({ kind }) => kind);
  expect([result, ...methods]).toEqual([expected, 'HEAD', 'GET']);
});
