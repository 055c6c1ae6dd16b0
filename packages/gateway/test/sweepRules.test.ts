import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '../src/db/schema/jobs.ts';
import { idempotencyKeys } from '../src/db/schema/idempotencyKeys.ts';
import { files, healthCardUploads } from '../src/db/schema/uploads.ts';
import { sweepFiles } from '../src/jobs/sweepFiles.ts';
import type { FolderStore } from '../src/storage/folderStore.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';

let place: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  place = await openJobEnvironment();
});
afterEach(() => place[Symbol.asyncDispose]());

const hourMs = 60 * 60 * 1000;
const folder = () => place.files as FolderStore;

const rowOf = (id: string) => ({ id, name: 'a.csv', contentType: 'text/csv', size: 3, createdAt: 0 });

async function store(changes: Partial<typeof files.$inferInsert>): Promise<string> {
  const id = place.files.newId();
  await place.files.storeBytes(rowOf(id), 'abc');
  await place.db.write((tx) => tx.insert(files).values({ ...rowOf(id), ...changes }));
  return id;
}

test('the bytes of expired files are removed, and a row stays if something references it', async () => {
  const ids = {
    over: await store({ keptUntil: now - 1 }),
    pending: await store({ keptUntil: now - 1, isPending: true }),
    current: await store({ keptUntil: now }),
    reserved: await store({ keptUntil: now, isPending: true }),
    forEver: await store({ keptUntil: null }),
  };
  await sweepFiles(place);
  const rows = new Map((await place.db.read.select().from(files)).map((row) => [row.id, row.size]));
  const left = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => [name, rows.get(id), await place.files.sizeOf(id)]),
  );
  expect(left).toEqual([
    ['over', 0, undefined],
    ['pending', undefined, undefined],
    ['current', 3, 3],
    ['reserved', 3, 3],
    ['forEver', 3, 3],
  ]);
});

test('one sweep removes more expired files than it reads at once', async () => {
  const rows = Array.from({ length: 401 }, (_, at) => ({ ...rowOf(`${at}`.padStart(32, '0')), keptUntil: at }));
  await place.db.write((tx) => tx.insert(files).values(rows));
  await sweepFiles(place);
  expect((await place.db.read.select().from(files)).filter(({ size }) => size > 0)).toEqual([]);
});

test('files without a row and interrupted uploads are removed after a quarter of an hour', async () => {
  const paths: string[] = [];
  for (const seconds of [880, 920]) {
    const id = place.files.newId();
    await place.files.storeBytes(rowOf(id), 'abc');
    const path = join(folder().root, folder().placeOf(id));
    const part = place.files.temporaryFiles.newPath();
    await writeFile(part, 'ab');
    const at = Date.now() / 1000 - seconds;
    for (const one of [path, part]) await utimes(one, at, at);
    paths.push(id, part);
  }
  const known = await store({});
  await utimes(join(folder().root, folder().placeOf(known)), 0, 0);
  await sweepFiles(place);
  expect(await place.files.sizeOf(paths[0]!)).toBe(3);
  expect(await place.files.sizeOf(paths[2]!)).toBeUndefined();
  expect(await place.files.sizeOf(known)).toBe(3);
  const incoming = await readdir(join(folder().root, '..', 'incoming'));
  expect(incoming.map((name) => paths[1]!.endsWith(name))).toEqual([true]);
});

const address = { fileName: 'a.xlsx', userId: 1, total: 0, done: 0, failed: 0, status: 'waiting' } as const;

test('an unused upload URL is deleted an hour after its expiry, unless its job is open', async () => {
  const end = now - place.uploadAddressMs - hourMs;
  await place.db.write(async (tx) => {
    await tx
      .insert(healthCardUploads)
      .values([
        { ...address, id: 1, sourceId: '1', createdAt: end - 1 },
        { ...address, id: 2, sourceId: '2', createdAt: end },
        { ...address, id: 3, sourceId: '3', createdAt: 0, arrivedAt: 1 },
        ...[4, 5, 6].map((id) => ({ ...address, id, sourceId: `${id}`, createdAt: 0 })),
      ]);
    const job = { step: 0, attempts: 0, runAt: 0, leaseUntil: 0 };
    await tx.insert(jobs).values([
      { ...job, kind: 'health-card', subjectId: 4, state: 'open' },
      { ...job, kind: 'health-card', subjectId: 5, state: 'done' },
      { ...job, kind: 'batch', subjectId: 6, state: 'open' },
    ]);
  });
  await sweepFiles(place);
  const left = await place.db.read.select().from(healthCardUploads).orderBy(asc(healthCardUploads.id));
  expect(left.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('an object without an upload row is removed from the bucket', async () => {
  const [requested, unrequested] = [place.files.newId(), place.files.newId()];
  await place.db.write((tx) =>
    tx.insert(healthCardUploads).values({
      ...address,
      id: 1,
      createdAt: now,
      sourceId: requested,
    }),
  );
  const removed: string[] = [];
  const presignedUploads = {
    async *oldIds() {
      yield [requested, unrequested];
    },
    remove: async (id: string) => void removed.push(id),
  };
  await sweepFiles({ ...place, files: Object.assign(Object.create(place.files) as FolderStore, { presignedUploads }) });
  expect(removed).toEqual([unrequested]);
});

test('idempotency keys are deleted after a day', async () => {
  const row = { userId: 1, fingerprint: '', state: 'open', owner: 1, leaseUntil: 0 } as const;
  await place.db.write((tx) =>
    tx.insert(idempotencyKeys).values([
      { ...row, key: 'old', createdAt: now - 24 * hourMs },
      { ...row, key: 'young', createdAt: now - 24 * hourMs + 1 },
    ]),
  );
  await sweepFiles(place);
  expect((await place.db.read.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['young']);
});
