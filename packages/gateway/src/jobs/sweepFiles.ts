import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { files, healthCardUploads } from '../db/schema/uploads.ts';
import { forgetOldKeys } from '../domain/requestKeys.ts';
import type { FileStore } from '../storage/fileStore.ts';

const hourMs = 60 * 60 * 1000;
const atOnce = 200;

export interface Sweep {
  db: Database;
  files: FileStore;
  now: () => number;
  /** How long an address for an upload opens. */
  uploadAddressMs: number;
}

/**
 * Removes the bytes whose time is over, and upload addresses that nobody used. The row of a file stays, with size 0:
 * the history goes on listing it, and its link says that the file has expired.
 */
export async function sweepFiles({ db, files: store, now, uploadAddressMs }: Sweep): Promise<void> {
  const isOver = and(lt(files.keptUntil, now()), gt(files.size, 0));
  for (;;) {
    const over = await db.read.select({ id: files.id }).from(files).where(isOver).limit(atOnce);
    for (const { id } of over) {
      // Bytes first: after a crash in between the next sweep finds the row again.
      await store.remove(id);
      await db.write((tx) =>
        tx
          .update(files)
          .set({ size: 0 })
          .where(and(eq(files.id, id), isOver)),
      );
    }
    if (over.length < atOnce) break;
  }
  await forgetOldKeys(db, now());
  // An hour more than it opens: a slow upload may have begun at its end.
  const tooOld = lt(healthCardUploads.createdAt, now() - uploadAddressMs - hourMs);
  await db.write((tx) => tx.delete(healthCardUploads).where(and(isNull(healthCardUploads.arrivedAt), tooOld)));
}
