import { and, eq, gt, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import type { Database, Read } from '../db/openDatabase.ts';
import { jobs } from '../db/schema/jobs.ts';
import { files, healthCardUploads } from '../db/schema/uploads.ts';
import { deleteOldKeys } from '../domain/idempotencyKeys.ts';
import type { FileStore } from '../storage/fileStore.ts';

const hourMs = 60 * 60 * 1000;
const atOnce = 200;
/** The timeout for removing a file inside a transaction: half of the lock timeout of a request. */
const removalMs = 2000;

export interface Sweep {
  db: Database;
  files: FileStore;
  now: () => number;
  /** How long an address for an upload is valid. */
  uploadAddressMs: number;
  /** Bytes without a row that are older than this belong to no upload. Their age is by the clock of the file system. */
  abandonedBefore?: number;
}

/** Several times the longest duration of a request. */
const abandonedMs = 15 * 60 * 1000;

/** Removes the bytes of expired files. A row is removed too if nothing references it; otherwise it stays with size 0. */
async function removeExpired({ db, files: store, now }: Sweep): Promise<void> {
  const isOver = and(lt(files.keptUntil, now()), gt(files.size, 0));
  for (;;) {
    const over = await db.read
      .select({ id: files.id, isPending: files.isPending })
      .from(files)
      .where(isOver)
      .limit(atOnce);
    for (const { id, isPending } of over) {
      const row = and(eq(files.id, id), isOver);
      await db.writeRows(async (tx) => {
        // A job that was taken over may have reserved the file again. From here on it waits for this transaction.
        const held = tx.update(files).set({ size: sql`${files.size}` });
        if ((await held.where(row).returning({ id: files.id })).length === 0) return;
        // The bytes are removed first: if the process dies before it removes the row, the next sweep finds the row.
        await store.remove(id, AbortSignal.timeout(removalMs));
        await (isPending ? tx.delete(files).where(row) : tx.update(files).set({ size: 0 }).where(row));
      });
    }
    if (over.length < atOnce) return;
  }
}

/** Removes files at signed addresses whose row was deleted. Nothing else would remove them. */
async function removeUnclaimedUploads({ db, files: { presignedUploads } }: Sweep, before: number): Promise<void> {
  if (presignedUploads === undefined) return;
  for await (const ids of presignedUploads.oldIds(before)) {
    const rows = await db.read
      .select({ id: healthCardUploads.sourceId })
      .from(healthCardUploads)
      .where(inArray(healthCardUploads.sourceId, ids));
    const claimed = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!claimed.has(id)) await presignedUploads.remove(id);
  }
}

/** Removes files without a row, such as files that a restored backup does not contain. */
async function removeOrphans({ db, files: store }: Sweep, before: number): Promise<void> {
  for await (const ids of store.oldIds(before)) {
    const orphans = await withoutRow(db.read, ids);
    if (orphans.length === 0) continue;
    for (const one of orphans) {
      // Checked again under the lock: a restore puts bytes and rows in their places in one transaction.
      await db.write(async (tx) => {
        for (const id of await withoutRow(tx, [one])) await store.remove(id, AbortSignal.timeout(removalMs));
      });
    }
  }
}

async function withoutRow(read: Read, ids: readonly string[]): Promise<string[]> {
  const rows = await read
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * Removes from the store all files that the database does not need: expired files, interrupted uploads, files at unused
 * addresses. The row of an expired file stays with size 0: the history still lists it, and its link says that the file
 * has expired.
 */
export async function sweepFiles(sweep: Sweep): Promise<void> {
  const { db, files: store, now, uploadAddressMs } = sweep;
  const before = sweep.abandonedBefore ?? Date.now() - abandonedMs;
  await store.temporaryFiles.removeOld(before);
  await removeExpired(sweep);
  await removeOrphans(sweep, before);
  await removeUnclaimedUploads(sweep, before);
  await deleteOldKeys(db, now());
  // One hour after it expires: a slow upload may have begun just before that.
  const tooOld = lt(healthCardUploads.createdAt, now() - uploadAddressMs - hourMs);
  // A job that waits for a file checks once more after its deadline, even if the process did not run at the deadline.
  const isLooking = inArray(
    healthCardUploads.id,
    db.read
      .select({ id: jobs.subjectId })
      .from(jobs)
      .where(and(eq(jobs.kind, 'health-card'), eq(jobs.state, 'open'))),
  );
  const unused = and(isNull(healthCardUploads.arrivedAt), tooOld, not(isLooking));
  await db.writeRows((tx) => tx.delete(healthCardUploads).where(unused));
}
