import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../src/storage/bucketErrors.ts';
import { BucketStore } from '../src/storage/bucketStore.ts';
import type { FileStore } from '../src/storage/fileStore.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import { type BucketServer, bucketName, startBucketServer } from './bucketServer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The clock of the links: an hour from now none of them holds. */
let ahead = 0;
let bucket: BucketServer;
let bucketStore: BucketStore;
/** Each test has a service of its own: what one leaves behind, or upsets, is no other's. */
async function openBucketStore() {
  ahead = 0;
  bucket = await startBucketServer({ mostKeys: 10 });
  bucketStore = new BucketStore(folder, {
    bucket: bucketName,
    prefix: 'clinica/',
    endpoint: bucket.settings.s3Endpoint,
    linkSeconds: 60,
    now: () => Date.now() + ahead,
  });
  await bucketStore.prepare();
  return bucketStore;
}
const closeBucket = async () => bucket[Symbol.asyncDispose]();

const describeFile = (store: FileStore, name = 'Laudo de José.csv') => ({
  id: store.newId(),
  name,
  contentType: 'text/csv',
});
const keepIn = async (store: FileStore, content: string | Uint8Array) => {
  const file = describeFile(store);
  await store.keepContent(file, content);
  return file;
};
const textIn = async (store: Pick<FileStore, 'borrow'>, id: string) => {
  await using file = await store.borrow(id);
  return readFile(file.path, 'utf8');
};
const listedIn = async (store: Pick<FileStore, 'oldIds'>, before: number) => {
  const ids: string[] = [];
  for await (const part of store.oldIds(before)) ids.push(...part);
  return ids;
};
const arrived = () => readdir(join(folder, 'incoming'));

async function openFolderStore() {
  const store = new FolderStore(folder);
  await store.prepare();
  return store;
}
const engines: [string, () => Promise<FileStore>, () => Promise<void>][] = [
  ['a folder', openFolderStore, async () => {}],
  ['a bucket', openBucketStore, closeBucket],
];

describe.each(engines)('%s', (_name, open, close) => {
  let files: FileStore;
  beforeEach(async () => {
    files = await open();
  });
  afterEach(close);

  test('a file comes back as it was, by its size, its end and its bytes, until it is removed', async () => {
    const { id } = await keepIn(files, 'CPF;NOME\n1;José\n');
    expect([await files.sizeOf(id), await textIn(files, id)]).toEqual([17, 'CPF;NOME\n1;José\n']);
    expect((await files.readEnd(id, 6)).toString()).toBe('José\n');
    expect((await files.readEnd(id, 500)).toString()).toBe('CPF;NOME\n1;José\n');
    await files.remove(id);
    expect(await files.sizeOf(id)).toBeUndefined();
    await files.remove(id);
    await expect(textIn(files, id)).rejects.toThrow(/ENOENT|NoSuchKey|does not exist/);
  });

  test('a file that is written again is replaced whole, and its temporary file is gone', async () => {
    const file = await keepIn(files, 'primeiro');
    const { path } = await files.incoming.write(['segun', Buffer.from('do')]);
    await files.keep(file, path);
    expect(await textIn(files, file.id)).toBe('segundo');
    await expect(readFile(path)).rejects.toThrow(/ENOENT/);
  });

  test('a borrowed file is given back, and nothing of it stays on this machine', async () => {
    const { id } = await keepIn(files, 'x');
    expect(await textIn(files, id)).toBe('x');
    expect(await arrived()).toEqual([]);
    expect(await textIn(files, id)).toBe('x');
  });

  test('twelve megabytes go in parts and come back unchanged', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefghijk');
    const { id } = await keepIn(files, bytes);
    await using file = await files.borrow(id);
    expect((await readFile(file.path)).equals(bytes)).toBe(true);
  });

  test('an empty file is a file', async () => {
    const { id } = await keepIn(files, '');
    expect([await files.sizeOf(id), await textIn(files, id)]).toEqual([0, '']);
    expect(await files.readEnd(id, 5)).toEqual(Buffer.of());
  });

  test('what is old is listed, what is young is not', async () => {
    const { id } = await keepIn(files, 'x');
    expect(await listedIn(files, Date.now() + 60_000)).toEqual([id]);
    expect(await listedIn(files, Date.now() - 60_000)).toEqual([]);
  });

  test('a list is whole, however many parts it comes in', async () => {
    const kept = await Promise.all(Array.from({ length: 21 }, () => keepIn(files, 'x')));
    const ids = await listedIn(files, Date.now() + 60_000);
    expect(ids.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  test('a file moves to another store when it is whole, and not otherwise', async () => {
    const other = new FolderStore(join(folder, 'other'));
    await other.prepare();
    const file = await keepIn(files, 'inteiro');
    expect(await other.takeFrom(files, { ...file, size: 7 })).toBe(true);
    expect(await textIn(other, file.id)).toBe('inteiro');
    expect(await other.takeFrom(files, { ...file, size: 8 })).toBe(false);
    expect(await other.takeFrom(files, { ...file, id: files.newId(), size: 7 })).toBe(false);
  });

  test('no path leads out of the store', async () => {
    for (const id of ['../keys.json', 'files', '', 'A'.repeat(32)])
      await expect(files.borrow(id)).rejects.toThrow(/32/);
  });
});

describe('a bucket', () => {
  beforeEach(openBucketStore);
  afterEach(closeBucket);

  const get = (link: string, headers: Record<string, string> = {}) => fetch(link, { headers });
  const put = (link: string, body: string) => fetch(link, { method: 'PUT', body });

  test('a link leads to the bucket, gives the file under its name and type to no cache, and ends with its time', async () => {
    const { id } = await keepIn(bucketStore, 'CPF');
    const link = await bucketStore.sign('GET', id);
    expect(link.split('?')[0]).toBe(`${bucket.settings.s3Endpoint}/${bucketName}/clinica/files/${id}`);
    expect(await bucketStore.origin()).toBe(bucket.settings.s3Endpoint);
    const answer = await get(link);
    expect([answer.status, await answer.text()]).toEqual([200, 'CPF']);
    expect(['content-type', 'cache-control', 'content-disposition'].map((name) => answer.headers.get(name))).toEqual([
      'text/csv',
      'no-store',
      `attachment; filename="Laudo_de_Jose.csv"; filename*=UTF-8''Laudo%20de%20Jos%C3%A9.csv`,
    ]);
    ahead = -59_000;
    expect((await get(await bucketStore.sign('GET', id))).status).toBe(200);
    ahead = -61_000;
    expect((await get(await bucketStore.sign('GET', id))).status).toBe(403);
  });

  test('a large file has its name, its type and no cache as well', async () => {
    const { id } = await keepIn(bucketStore, Buffer.alloc(6 * 1024 * 1024, 'x'));
    const answer = await get(await bucketStore.sign('GET', id), { range: 'bytes=0-3' });
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual(['text/csv', 'no-store']);
    expect(await answer.text()).toBe('xxxx');
  });

  test('what was sent to a link is no file until it is taken, and is listed and removed by itself', async () => {
    const { sent } = bucketStore;
    const id = bucketStore.newId();
    expect(await sent.sizeOf(id)).toBeUndefined();
    expect((await put(await bucketStore.sign('PUT', id), 'CPF')).status).toBe(200);
    expect([await sent.sizeOf(id), await textIn(sent, id), await bucketStore.sizeOf(id)]).toEqual([
      3,
      'CPF',
      undefined,
    ]);
    expect(await listedIn(sent, Date.now() + 60_000)).toEqual([id]);
    expect(await listedIn(bucketStore, Date.now() + 60_000)).toEqual([]);
    await sent.remove(id);
    expect(await sent.sizeOf(id)).toBeUndefined();
    expect(bucketStore.isRemote).toBe(true);
  });

  test('the start uses every right once and leaves nothing behind', async () => {
    const before = { ...bucket.asked };
    await bucketStore.prepare();
    const asked = Object.fromEntries(
      Object.entries(bucket.asked).map(([right, count]) => [right, count - before[right as keyof typeof before]]),
    );
    // The end of a file is found by its size.
    expect(asked).toEqual({ read: 2, write: 1, list: 1, delete: 1 });
    expect([await listedIn(bucketStore, Date.now() + 60_000), await arrived()]).toEqual([[], []]);
  });

  test('a start looks for its right to list with one question, however much is in the bucket', async () => {
    const kept = await Promise.all(Array.from({ length: 21 }, () => keepIn(bucketStore, 'x')));
    const before = bucket.asked.list;
    await bucketStore.prepare();
    expect([kept.length, bucket.asked.list - before]).toEqual([21, 1]);
  });

  test.each(['read', 'write', 'list', 'delete'] as const)(
    'without the right to %s the start is refused by its setting',
    async (right) => {
      bucket.deny(right);
      await expect(bucketStore.prepare()).rejects.toThrow(`gravar, listar e apagar no bucket ${bucketName}`);
    },
  );

  test('a service that refuses is away for now, and a file that is missing is not', async () => {
    const { id } = await keepIn(bucketStore, 'x');
    bucket.deny('read');
    await expect(bucketStore.sizeOf(id)).rejects.toThrow(StoreUnavailable);
    await expect(bucketStore.borrow(id)).rejects.toThrow(StoreUnavailable);
    bucket.deny('list');
    await expect(listedIn(bucketStore, 0)).rejects.toThrow(StoreUnavailable);
    bucket.deny('write');
    await expect(keepIn(bucketStore, 'x')).rejects.toThrow(StoreUnavailable);
    bucket.deny(undefined);
    await expect(bucketStore.borrow(bucketStore.newId())).rejects.not.toThrow(StoreUnavailable);
    expect(await arrived()).toEqual([]);
  });

  test('the wait for a service ends with its signal', async () => {
    const { id } = await keepIn(bucketStore, 'x');
    await expect(bucketStore.remove(id, AbortSignal.abort())).rejects.toThrow(StoreUnavailable);
    expect(await bucketStore.sizeOf(id)).toBe(1);
  });
});
