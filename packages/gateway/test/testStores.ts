import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketStore } from '../src/storage/bucketStore.ts';
import type { FileStore } from '../src/storage/fileStore.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import { type BucketServer, bucketName, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';

/** A store for one test, which other tests cannot affect. */
export interface OwnStore<Store extends FileStore> extends AsyncDisposable {
  files: Store;
  /** The data folder of the store's gateway. */
  folder: string;
}

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'oraculo-store-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function openFolderStore(): Promise<OwnStore<FolderStore>> {
  const { folder, remove } = await openFolder();
  const files = new FolderStore(folder);
  await files.prepare();
  return { files, folder, [Symbol.asyncDispose]: remove };
}

interface OwnBucket extends OwnStore<BucketStore> {
  bucket: BucketServer;
  /** Lets the clock of the links run ahead of the real one. */
  passTime(milliseconds: number): void;
}

/** Opens a store in its own bucket service, which lists ten keys at a time. Links are valid for a minute. */
export async function openBucketStore(): Promise<OwnBucket> {
  const { folder, remove } = await openFolder();
  const bucket = await startBucketServer({ maxKeys: 10 });
  let ahead = 0;
  const files = new BucketStore(folder, {
    bucket: bucketName,
    prefix: 'clinica/',
    endpoint: bucket.settings.s3Endpoint,
    linkSeconds: 60,
    now: () => Date.now() + ahead,
  });
  await files.prepare();
  return {
    files,
    folder,
    bucket,
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    [Symbol.asyncDispose]: async () => {
      await bucket[Symbol.asyncDispose]();
      await remove();
    },
  };
}

export async function storeContent(store: FileStore, content: string | Uint8Array) {
  const file = { id: store.newId(), name: 'Laudo de José.csv', contentType: 'text/csv' };
  await store.storeBytes(file, content);
  return file;
}

export async function readText(store: Pick<FileStore, 'openLocal'>, id: string) {
  await using file = await store.openLocal(id);
  return readFile(file.path, 'utf8');
}

export async function listOldIds(store: Pick<FileStore, 'oldIds'>, before: number) {
  const ids: string[] = [];
  for await (const part of store.oldIds(before)) ids.push(...part);
  return ids;
}

/** The uploads that are not in the store yet. */
export const incomingFiles = (folder: string) => readdir(join(folder, 'incoming'));
