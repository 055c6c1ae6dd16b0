import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreUnavailable } from '../src/storage/bucketErrors.ts';
import type { BucketStore } from '../src/storage/bucketStore.ts';
import { type BucketServer, bucketName } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { incomingFiles, storeContent, listOldIds, openBucketStore, readText } from './testStores.ts';

let own: Awaited<ReturnType<typeof openBucketStore>>;
let files: BucketStore;
let bucket: BucketServer;
beforeEach(async () => {
  own = await openBucketStore();
  ({ files, bucket } = own);
});
afterEach(() => own[Symbol.asyncDispose]());

const get = (link: string, headers: Record<string, string> = {}) => fetch(link, { headers });
const put = (link: string, body: string) => fetch(link, { method: 'PUT', body });

test('a link leads to the bucket, gives the file its name and type, forbids caching, and expires', async () => {
  const { id } = await storeContent(files, 'CPF');
  const link = await files.sign('GET', id);
  expect(link.split('?')[0]).toBe(`${bucket.settings.s3Endpoint}/${bucketName}/clinica/files/${id}`);
  expect(await files.origin()).toBe(bucket.settings.s3Endpoint);
  const answer = await get(link);
  expect([answer.status, await answer.text()]).toEqual([200, 'CPF']);
  expect(['content-type', 'cache-control', 'content-disposition'].map((name) => answer.headers.get(name))).toEqual([
    'text/csv',
    'no-store',
    `attachment; filename="Laudo_de_Jose.csv"; filename*=UTF-8''Laudo%20de%20Jos%C3%A9.csv`,
  ]);
  own.passTime(-45_000);
  expect((await get(await files.sign('GET', id))).status).toBe(200);
  own.passTime(-16_000);
  expect((await get(await files.sign('GET', id))).status).toBe(403);
});

test('a large file also has its name and type, and is not cached', async () => {
  const { id } = await storeContent(files, Buffer.alloc(6 * 1024 * 1024, 'x'));
  const answer = await get(await files.sign('GET', id), { range: 'bytes=0-3' });
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['text/csv', 'no-store']);
  expect(await answer.text()).toBe('xxxx');
});

test('an upload to a link is not a stored file until it is claimed, and can be listed and removed', async () => {
  const { presignedUploads } = files;
  const id = files.newId();
  expect(await presignedUploads.sizeOf(id)).toBeUndefined();
  expect((await put(await files.sign('PUT', id), 'CPF')).status).toBe(200);
  expect([await presignedUploads.sizeOf(id), await readText(presignedUploads, id), await files.sizeOf(id)]).toEqual([
    3,
    'CPF',
    undefined,
  ]);
  expect(await listOldIds(presignedUploads, Date.now() + 60_000)).toEqual([id]);
  expect(await listOldIds(files, Date.now() + 60_000)).toEqual([]);
  await presignedUploads.remove(id);
  expect(await presignedUploads.sizeOf(id)).toBeUndefined();
  expect(files.isRemote).toBe(true);
});

test('the start checks every permission once and leaves no file', async () => {
  const before = { ...bucket.requestCounts };
  await files.prepare();
  const counts = Object.fromEntries(
    Object.entries(bucket.requestCounts).map(([right, count]) => [right, count - before[right as keyof typeof before]]),
  );
  // The store finds the end of a file by its size.
  expect(counts).toEqual({ read: 2, write: 1, list: 1, delete: 1 });
  expect([await listOldIds(files, Date.now() + 60_000), await incomingFiles(own.folder)]).toEqual([[], []]);
});

test('a start checks its permission to list with one request, however much is in the bucket', async () => {
  const kept = await Promise.all(Array.from({ length: 21 }, () => storeContent(files, 'x')));
  const before = bucket.requestCounts.list;
  await files.prepare();
  expect([kept.length, bucket.requestCounts.list - before]).toEqual([21, 1]);
});

test.each(['read', 'write', 'list', 'delete'] as const)(
  'without the permission to %s the start fails with the name of the setting',
  async (right) => {
    bucket.deny(right);
    await expect(files.prepare()).rejects.toThrow(`gravar, listar e apagar no bucket ${bucketName}`);
  },
);

test('a refused request counts as an unavailable service, and a missing file does not', async () => {
  const { id } = await storeContent(files, 'x');
  bucket.deny('read');
  await expect(files.sizeOf(id)).rejects.toThrow(StoreUnavailable);
  await expect(files.openLocal(id)).rejects.toThrow(StoreUnavailable);
  bucket.deny('list');
  await expect(listOldIds(files, 0)).rejects.toThrow(StoreUnavailable);
  bucket.deny('write');
  await expect(storeContent(files, 'x')).rejects.toThrow(StoreUnavailable);
  bucket.deny(undefined);
  await expect(files.openLocal(files.newId())).rejects.not.toThrow(StoreUnavailable);
  expect(await incomingFiles(own.folder)).toEqual([]);
});

test('the signal ends the wait for a service', async () => {
  const { id } = await storeContent(files, 'x');
  await expect(files.remove(id, AbortSignal.abort())).rejects.toThrow(StoreUnavailable);
  expect(await files.sizeOf(id)).toBe(1);
});
