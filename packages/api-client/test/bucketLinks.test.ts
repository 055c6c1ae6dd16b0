import { expect, test } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { type Answering, withFakeApi } from './fakeApi.ts';

/** A bucket whose links are signed for GET: S3 answers any other method with 403. */
const bucket = (status: number): Answering =>
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

test.each([403, 404])('a link that a bucket answers with %i has expired', async (status) => {
  await withFakeApi(bucket(status), async ({ baseUrl }) => {
    const expired = { kind: 'expired', status: 403 };
    await expect(files.check(`${baseUrl}/a.csv`)).rejects.toMatchObject(expired);
    await expect(files.read(`${baseUrl}/a.csv`)).rejects.toMatchObject(expired);
  });
});
