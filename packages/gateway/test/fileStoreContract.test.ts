import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '../src/storage/fileStore.ts';
import {
  incomingFiles,
  storeContent,
  listOldIds,
  openBucketStore,
  openFolderStore,
  type OwnStore,
  readText,
} from './testStores.ts';

const engines: [string, () => Promise<OwnStore<FileStore>>][] = [
  ['a folder', openFolderStore],
  ['a bucket', openBucketStore],
];

describe.each(engines)('%s', (_name, open) => {
  let own: OwnStore<FileStore>;
  let files: FileStore;
  beforeEach(async () => {
    own = await open();
    ({ files } = own);
  });
  afterEach(() => own[Symbol.asyncDispose]());

  test('a file keeps its size, its end and its bytes until it is removed', async () => {
    const { id } = await storeContent(files, 'CPF;NOME\n1;José\n');
    expect([await files.sizeOf(id), await readText(files, id)]).toEqual([17, 'CPF;NOME\n1;José\n']);
    expect((await files.readEnd(id, 6)).toString()).toBe('José\n');
    expect((await files.readEnd(id, 500)).toString()).toBe('CPF;NOME\n1;José\n');
    await files.remove(id);
    expect(await files.sizeOf(id)).toBeUndefined();
    await files.remove(id);
    await expect(readText(files, id)).rejects.toThrow(/ENOENT|NoSuchKey|does not exist/);
  });

  test('a file that is written again is replaced whole, and its temporary file is gone', async () => {
    const file = await storeContent(files, 'primeiro');
    const { path } = await files.temporaryFiles.write(['segun', Buffer.from('do')]);
    await files.keep(file, path);
    expect(await readText(files, file.id)).toBe('segundo');
    await expect(readFile(path)).rejects.toThrow(/ENOENT/);
  });

  test('a file that was opened locally leaves nothing on this machine when it is disposed', async () => {
    const { id } = await storeContent(files, 'x');
    expect(await readText(files, id)).toBe('x');
    expect(await incomingFiles(own.folder)).toEqual([]);
    expect(await readText(files, id)).toBe('x');
  });

  test('twelve megabytes are sent in parts and are read unchanged', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefghijk');
    const { id } = await storeContent(files, bytes);
    await using file = await files.openLocal(id);
    expect((await readFile(file.path)).equals(bytes)).toBe(true);
  });

  test('an empty file can be stored', async () => {
    const { id } = await storeContent(files, '');
    expect([await files.sizeOf(id), await readText(files, id)]).toEqual([0, '']);
    expect(await files.readEnd(id, 5)).toEqual(Buffer.of());
  });

  test('old files are listed, and new ones are not', async () => {
    const { id } = await storeContent(files, 'x');
    expect(await listOldIds(files, Date.now() + 60_000)).toEqual([id]);
    expect(await listOldIds(files, Date.now() - 60_000)).toEqual([]);
  });

  test('a list is complete, however many parts it has', async () => {
    const kept = await Promise.all(Array.from({ length: 21 }, () => storeContent(files, 'x')));
    const ids = await listOldIds(files, Date.now() + 60_000);
    expect(ids.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  test('a file is copied to another store only when it is complete', async () => {
    await using elsewhere = await openFolderStore();
    const other = elsewhere.files;
    const file = await storeContent(files, 'inteiro');
    expect(await other.copyFrom(files, { ...file, size: 7 })).toBe(true);
    expect(await readText(other, file.id)).toBe('inteiro');
    expect(await other.copyFrom(files, { ...file, size: 8 })).toBe(false);
    expect(await other.copyFrom(files, { ...file, id: files.newId(), size: 7 })).toBe(false);
  });

  test('no path leads out of the store', async () => {
    for (const id of ['../keys.json', 'files', '', 'A'.repeat(32)])
      await expect(files.openLocal(id)).rejects.toThrow(/32/);
  });
});
