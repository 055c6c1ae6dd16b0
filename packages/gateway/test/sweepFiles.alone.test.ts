import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../src/db/schema/settings.ts';
import { files, healthCardUploads } from '../src/db/schema/uploads.ts';
import { sweepFiles } from '../src/jobs/sweepFiles.ts';
import { StoreUnavailable } from '../src/storage/bucketErrors.ts';
import type { FolderStore } from '../src/storage/folderStore.ts';
import { storeUpload } from '../src/storage/storeUpload.ts';
import { reserveFile } from '../src/storage/pendingFiles.ts';
import { csvFile, glosaRows, pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { isOnPostgres } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const dayMs = 24 * 60 * 60 * 1000;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const exists = async (id: string) => (await gateway.files.sizeOf(id)) !== undefined;

const rowOf = (id: string) => ({ id, name: 'a.csv', contentType: 'text/csv', size: 7, createdAt: 0 });

async function storeFile(keptUntil: number | null): Promise<string> {
  const id = gateway.files.newId();
  await gateway.files.storeBytes(rowOf(id), 'CPF;Ana');
  await gateway.db.write((tx) => tx.insert(files).values({ ...rowOf(id), keptUntil }));
  return id;
}

test('the worker removes expired files and unused addresses, and nothing else', async () => {
  const [short, long, forever] = [
    await storeFile(Date.now() + dayMs),
    await storeFile(Date.now() + 3 * dayMs),
    await storeFile(null),
  ];
  const token = await gateway.tokenOf('recebiveis');
  await fetch(`${gateway.origin}${apiBase}/beneficiaries/uploadsignedurl?filename=nunca.xlsx`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, token },
  });
  const unused = () => gateway.db.read.select().from(healthCardUploads).where(isNull(healthCardUploads.arrivedAt));
  expect(await unused()).toHaveLength(1);

  gateway.passTime(2 * dayMs);
  gateway.worker.wake();
  await expect.poll(unused, { timeout: 5000 }).toEqual([]);
  expect([await exists(short), await exists(long), await exists(forever)]).toEqual([false, true, true]);
  const [row] = await gateway.db.read.select().from(files).where(eq(files.id, short));
  expect(row).toMatchObject({ name: 'a.csv', size: 0 });
  const gone = await fetch(await gateway.links.sign('GET', short, 'text/csv'));
  expect([gone.status, await gone.json()]).toEqual([403, { message: 'Arquivo expirado.' }]);
});

test('an uploaded file is removed after its retention time, and a captured document stays', async () => {
  const client = await gateway.clientOf('admin');
  await client.batches.upload({ file: csvFile('CPF\n12345678909\n', 'prazo.csv'), ansId: '301264', brandId: '1' });
  await client.documents.upload(pdfFile('prazo_44-20-900777.pdf'));
  const idOf = async (name: string) =>
    (await gateway.db.read.select().from(files).where(eq(files.name, name)))[0]?.id ?? '';
  const [source, document] = [await idOf('prazo.csv'), await idOf('prazo_44-20-900777.pdf')];

  gateway.passTime(29 * dayMs);
  gateway.worker.wake();
  // The sweep is over when this file is gone.
  const mark = await storeFile(gateway.now() - 1);
  gateway.passTime(2 * 60 * 60 * 1000);
  gateway.worker.wake();
  await expect.poll(() => exists(mark), { timeout: 5000 }).toBe(false);
  expect([await exists(source), await exists(document)]).toEqual([true, true]);

  gateway.passTime(2 * dayMs);
  gateway.worker.wake();
  await expect.poll(() => exists(source), { timeout: 5000 }).toBe(false);
  expect(await exists(document)).toBe(true);
}, 30_000);

const sweep = () => sweepFiles({ ...gateway, uploadAddressMs: 1000 });

/** Sweeps the store of the gateway with these methods replaced. */
const sweepWith = (parts: Partial<TestGateway['files']>) => {
  const incoming = { removeOld: async () => {} };
  const store = Object.assign(Object.create(gateway.files) as typeof gateway.files, { incoming, ...parts });
  return sweepFiles({ ...gateway, files: store, uploadAddressMs: 1000 });
};

async function everyStoredId(): Promise<string[]> {
  const names = await readdir(join(gateway.config.dataDir, 'files'), { recursive: true });
  return names.map((name) => name.split('/').at(-1)!).filter((name) => name.length === 32);
}

function pathOf(id: string): string {
  const store = gateway.files as FolderStore;
  return join(store.root, store.placeOf(id));
}

const age = (path: string, minutes: number) => {
  const then = Date.now() / 1000 - minutes * 60;
  return utimes(path, then, then);
};

test('an upload interrupted between its bytes and its row is removed, and a new one of another process stays', async () => {
  const id = gateway.files.newId();
  const row = { id, name: 'morto.pdf', contentType: 'application/pdf', size: 7, createdAt: gateway.now() };
  await reserveFile(gateway.db, row, gateway.now());
  await gateway.files.storeBytes(row, 'CPF;Ana');
  const [unknown, young] = [gateway.files.newId(), gateway.files.newId()];
  for (const name of [unknown, young]) {
    await gateway.files.storeBytes(rowOf(name), 'x');
  }
  await age(pathOf(unknown), 16);
  const incoming = ['velho', 'novo'].map((name) => join(gateway.config.dataDir, 'incoming', name));
  for (const file of incoming) await writeFile(file, 'x');
  await age(incoming[0]!, 16);

  await sweep();
  expect([await exists(id), await exists(unknown), await exists(young)]).toEqual([true, false, true]);
  // Jobs of earlier tests may be writing files.
  const left = await readdir(join(gateway.config.dataDir, 'incoming'));
  expect(left.filter((name) => ['velho', 'novo'].includes(name))).toEqual(['novo']);
  gateway.passTime(16 * 60 * 1000);
  await sweep();
  expect(await exists(id)).toBe(false);
  expect(await gateway.db.read.select().from(files).where(eq(files.id, id))).toEqual([]);
});

test('a file that a job writes again during the sweep keeps its bytes', async () => {
  const ids = [gateway.files.newId(), gateway.files.newId()];
  for (const id of ids) {
    await reserveFile(gateway.db, rowOf(id), gateway.now());
    await gateway.files.storeBytes(rowOf(id), 'CPF;Ana');
  }
  gateway.passTime(16 * 60 * 1000);
  let again: Promise<unknown> | undefined;
  let kept = '';
  // The job of the second file starts again while the sweep removes the first file.
  await sweepWith({
    async *oldIds() {},
    remove: async (id: string) => {
      kept ||= ids.find((other) => other !== id)!;
      again ??= reserveFile(gateway.db, rowOf(kept), gateway.now());
      // On the embedded database, which has one writer, the job waits for the sweep. On PostgreSQL it does not wait.
      if (isOnPostgres) await again;
      await gateway.files.remove(id);
    },
  });
  await again;
  expect(await Promise.all(ids.map(exists))).toEqual(ids.map((id) => id === kept));
});

test('a service that does not answer ends the sweep before another write times out', async () => {
  const id = await storeFile(gateway.now() - 1);
  const removed = vi.fn<FolderStore['remove']>((_id: string, signal?: AbortSignal) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new StoreUnavailable('away'))));
  });
  const failure = sweepWith({ isRemote: true, remove: removed }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(removed).toHaveBeenCalledOnce());
  await gateway.db.write((tx) => tx.insert(settings).values({ name: 'beside', value: 'done' }));
  expect(await failure).toBeInstanceOf(StoreUnavailable);
  expect(await gateway.db.read.select().from(files).where(eq(files.id, id))).toMatchObject([{ size: 7 }]);
  await sweep();
});

// Only the embedded database can be restored while a gateway uses it.
test.runIf(!isOnPostgres)('files whose rows are in the open transaction of a restore are kept', async () => {
  const id = gateway.files.newId();
  await gateway.files.storeBytes(rowOf(id), 'x');
  await age(pathOf(id), 16);
  const restoring = createClient({ url: `file:${gateway.config.databaseFile}` });
  const tx = await restoring.transaction('write');
  await tx.execute({
    sql: "INSERT INTO files (id, name, content_type, size, created_at) VALUES (?, 'a.csv', 'text/csv', 1, 0)",
    args: [id],
  });
  const swept = sweepWith({
    async *oldIds() {
      yield [id];
      await committed;
    },
  });
  const committed = setTimeout(200).then(() => tx.commit());
  await swept;
  restoring.close();
  expect(await exists(id)).toBe(true);
});

test('a failed transaction leaves neither bytes nor a row', async () => {
  const before = await everyStoredId();
  const received = {
    ...(await gateway.files.temporaryFiles.receive(Readable.from(['x']), 100)),
    fileName: 'falha.pdf',
  };
  const storing = storeUpload(gateway, received, 'application/pdf', async () => {
    throw new Error('no place');
  });
  await expect(storing).rejects.toThrow('no place');
  // Jobs of the data set store files meanwhile; each file has a row after its transaction.
  const strays = async () => {
    const known = (await gateway.db.read.select({ id: files.id }).from(files)).map(({ id }) => id);
    return (await everyStoredId()).filter((id) => !before.includes(id) && !known.includes(id));
  };
  await expect.poll(strays, { timeout: 5000 }).toEqual([]);
  expect(await gateway.db.read.select().from(files).where(eq(files.name, 'falha.pdf'))).toEqual([]);
});

test('the files of a replaced document and of a deleted glosa are removed from the disk', async () => {
  const client = await gateway.clientOf('admin');
  const idOf = async (name: string) =>
    (await gateway.db.read.select().from(files).where(eq(files.name, name)))[0]?.id ?? '';
  await client.documents.upload(pdfFile('trocado_44-20-900888.pdf'));
  const modified = () => client.documents.lastModification('44-20-900888').catch(() => undefined);
  await expect.poll(modified, { timeout: 10_000 }).toBeTruthy();
  const old = await idOf('trocado_44-20-900888.pdf');
  expect(await exists(old)).toBe(true);
  await client.documents.update({ file: pdfFile('novo.pdf'), barcode: '44-20-900888' });
  expect([await exists(old), await exists(await idOf('novo.pdf'))]).toEqual([false, true]);

  const bad = [glosaRows[0]!, ['abc', '80,00', 'Número que não é de guia nenhuma.']];
  await client.glosas.upload(await sheetFile(bad, 'apagar.xlsx'));
  const uploaded = async () =>
    (await client.glosas.list()).items.find((item) => item.spreadsheet_name === 'apagar.xlsx');
  await expect.poll(async () => (await uploaded())?.status, { timeout: 10_000 }).toBe('erro');
  const source = await idOf('apagar.xlsx');
  await client.glosas.remove((await uploaded())!.id);
  expect(await exists(source)).toBe(false);
}, 40_000);
