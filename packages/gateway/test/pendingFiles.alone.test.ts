import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryWrite, type Write } from '../src/db/openDatabase.ts';
import { settings } from '../src/db/schema/settings.ts';
import { files } from '../src/db/schema/uploads.ts';
import { storeTemporaryUpload, storeUpload } from '../src/storage/storeUpload.ts';
import { abandonFile, claimFile, dropFile, reserveFile } from '../src/storage/pendingFiles.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment();
});
afterEach(() => environment[Symbol.asyncDispose]());

const quarterMs = 15 * 60 * 1000;
const id = '0a'.repeat(16);
const row = { id, name: 'Laudo.csv', contentType: 'text/csv', size: 3, createdAt: now };
const rows = () => environment.db.read.select().from(files).orderBy(files.id);
const received = async (text: string) => ({
  ...(await environment.files.temporaryFiles.receive(Readable.from([text]), 100)),
  fileName: 'Laudo.csv',
});

test('a pending file expires 15 minutes after its last reservation', async () => {
  await reserveFile(environment.db, row, now);
  expect(await rows()).toEqual([{ ...row, keptUntil: now + quarterMs, isPending: true }]);
  await reserveFile(environment.db, { ...row, name: 'outro.csv' }, now + 1000);
  expect(await rows()).toEqual([{ ...row, keptUntil: now + 1000 + quarterMs, isPending: true }]);
});

test('a claimed file stays claimed when its job reserves it again', async () => {
  await environment.db.write((tx) => claimFile(tx, row, null));
  await reserveFile(environment.db, { ...row, size: 9 }, now);
  expect(await rows()).toEqual([{ ...row, keptUntil: null, isPending: false }]);
});

test('a claimed file has the last written data, and an abandoned file may be removed at once', async () => {
  await reserveFile(environment.db, row, now);
  await environment.db.write((tx) => claimFile(tx, { ...row, size: 5 }, now + 7));
  expect(await rows()).toEqual([{ ...row, size: 5, keptUntil: now + 7, isPending: false }]);
  await environment.db.write(async (tx) => {
    await claimFile(tx, { ...row, id: '0b'.repeat(16) }, null);
    await abandonFile(tx, id, now);
  });
  expect((await rows()).map(({ isPending, keptUntil }) => [isPending, keptUntil])).toEqual([
    [true, now],
    [false, null],
  ]);
});

test('`dropFile` removes a pending file with its bytes, and keeps a claimed one', async () => {
  const waiting = { ...row, id: '0b'.repeat(16) };
  for (const one of [row, waiting]) await environment.files.storeBytes(one, 'abc');
  await environment.db.write((tx) => claimFile(tx, row, null));
  await reserveFile(environment.db, waiting, now);
  for (const one of [row, waiting]) await dropFile(environment.db, environment.files, one.id);
  expect(await rows()).toEqual([{ ...row, keptUntil: null, isPending: false }]);
  expect([await environment.files.sizeOf(id), await environment.files.sizeOf(waiting.id)]).toEqual([3, undefined]);
});

test('if the store fails, `dropFile` keeps the row for the sweep', async () => {
  await reserveFile(environment.db, row, now);
  vi.spyOn(environment.files, 'remove').mockRejectedValue(new Error('away'));
  await dropFile(environment.db, environment.files, id);
  expect(await rows()).toHaveLength(1);
});

test('no write waits for a service that removes a file slowly', async () => {
  await reserveFile(environment.db, row, now);
  await environment.files.storeBytes(row, 'abc');
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const removed = vi.fn<(one: string) => Promise<void>>(async (one) => {
    await gate;
    await environment.files.remove(one);
  });
  const service = Object.assign(Object.create(environment.files) as typeof environment.files, {
    isRemote: true,
    remove: removed,
  });
  const dropped = dropFile(environment.db, service, id);
  await vi.waitFor(() => expect(removed).toHaveBeenCalledWith(id));
  await environment.db.write((tx) => tx.insert(settings).values({ name: 'beside', value: 'done' }), 500).finally(open);
  await dropped;
  expect([await rows(), await environment.files.sizeOf(id)]).toEqual([[], undefined]);
});

test('`reserveFile` and `dropFile` do not run the `onEveryWrite` hook', async () => {
  const every = vi.fn<(tx: Write) => Promise<void>>(async () => {});
  await onEveryWrite.run(every, async () => {
    await reserveFile(environment.db, row, now);
    await dropFile(environment.db, environment.files, id);
  });
  expect(every).not.toHaveBeenCalled();
});

test('`storeUpload` sets no expiry, `storeTemporaryUpload` expires after the retention time', async () => {
  const write = async (_tx: Write, fileId: string) => fileId;
  const kept = await storeUpload(environment, await received('abc'), 'text/csv', write);
  const source = await storeTemporaryUpload(
    { ...environment, config: { sourceRetentionMs: 5000 } },
    await received('defg'),
    'text/csv',
    write,
  );
  const about = new Map((await rows()).map((one) => [one.id, one]));
  expect(about.get(kept)).toEqual({ ...row, id: kept, keptUntil: null, isPending: false });
  expect(about.get(source)).toEqual({ ...row, id: source, size: 4, keptUntil: now + 5000, isPending: false });
  expect([await environment.files.sizeOf(kept), await environment.files.sizeOf(source)]).toEqual([3, 4]);
});

test('an upload whose write fails leaves neither bytes nor rows', async () => {
  let fileId = '';
  const storing = storeUpload(environment, await received('abc'), 'text/csv', async (tx, given) => {
    fileId = given;
    await tx.insert(settings).values({ name: 'effect', value: given });
    throw new Error('no environment');
  });
  await expect(storing).rejects.toThrow('no environment');
  expect(fileId).toMatch(/^[0-9a-f]{32}$/);
  expect(await environment.files.sizeOf(fileId)).toBeUndefined();
  expect([await rows(), await environment.db.read.select().from(settings)]).toEqual([[], []]);
});

test('an upload whose write is committed but not acknowledged keeps its bytes', async () => {
  const write: typeof environment.db.write = async (work, lockTimeoutMs) => {
    await environment.db.write(work, lockTimeoutMs);
    throw new Error('Connection terminated unexpectedly');
  };
  const unsure = { ...environment, db: { ...environment.db, write } };
  const storing = storeUpload(unsure, await received('abc'), 'text/csv', async () => {});
  await expect(storing).rejects.toThrow('Connection terminated');
  const [kept] = await rows();
  expect(kept).toMatchObject({ isPending: false, size: 3 });
  expect(await environment.files.sizeOf(kept!.id)).toBe(3);
});

test('a complete file is copied to another store, and a missing or incomplete one is not', async () => {
  await using other = await openJobEnvironment();
  await environment.files.storeBytes(row, 'abc');
  expect(await other.files.copyFrom(environment.files, { ...row, size: 4 })).toBe(false);
  expect(await other.files.sizeOf(id)).toBeUndefined();
  expect(await other.files.copyFrom(environment.files, row)).toBe(true);
  expect([await other.files.sizeOf(id), await environment.files.sizeOf(id)]).toEqual([3, 3]);
  const gone = { ...row, id: '0b'.repeat(16) };
  expect(await other.files.copyFrom(environment.files, gone)).toBe(false);
  vi.spyOn(environment.files, 'sizeOf').mockResolvedValue(3);
  expect(await other.files.copyFrom(environment.files, gone)).toBe(false);
  expect(await other.files.sizeOf(gone.id)).toBeUndefined();
});
