import { and, eq, sql } from 'drizzle-orm';
import { type Database, onEveryWrite, type Write } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import type { FileStore } from './fileStore.ts';

interface FileRow {
  id: string;
  name: string;
  contentType: string;
  size: number;
  createdAt: number;
}

/** Far longer than any write waits, so that no write claims the file after this time. */
const pendingMs = 15 * 60 * 1000;

/**
 * Writes the row of a file before its bytes are stored: if the process dies, the sweep finds the bytes through the row.
 * The row of a claimed file does not change, because a job that is taken over writes the same file again.
 */
export const reserveFile = (db: Database, row: FileRow, now: number): Promise<unknown> =>
  // Runs outside the context of `onEveryWrite`, because this write is not the effect of the request.
  onEveryWrite.exit(() =>
    db.writeRows((tx) =>
      tx
        .insert(files)
        .values({ ...row, keptUntil: now + pendingMs, isPending: true })
        .onConflictDoUpdate({
          target: files.id,
          set: { keptUntil: now + pendingMs },
          setWhere: eq(files.isPending, true),
        }),
    ),
  );

/** Runs in the transaction that references the file, which is in use from then on. */
export async function claimFile(tx: Write, row: FileRow, keptUntil: number | null): Promise<void> {
  const claimed = { ...row, keptUntil, isPending: false };
  await tx.insert(files).values(claimed).onConflictDoUpdate({ target: files.id, set: claimed });
}

/** Runs in the transaction that removes the reference to the file. `dropFile` or the sweep removes the file later. */
export async function abandonFile(tx: Write, id: string, now: number): Promise<void> {
  await tx.update(files).set({ isPending: true, keptUntil: now }).where(eq(files.id, id));
}

/**
 * Removes the bytes, then the row: after a crash in between, the sweep finds the row and finishes the removal. Errors
 * are ignored, because the sweep repeats the removal. A claimed file stays, because the write may have been committed
 * although its response was lost.
 */
export async function dropFile(db: Database, store: FileStore, id: string): Promise<void> {
  const row = and(eq(files.id, id), eq(files.isPending, true));
  // Waits for a write that is still running; after this no write can claim the file.
  const hold = async (tx: Write) => {
    const held = tx.update(files).set({ size: sql`${files.size}` });
    return (await held.where(row).returning({ id: files.id })).length > 0;
  };
  const forget = (tx: Write) => tx.delete(files).where(row);
  try {
    await onEveryWrite.exit(async () => {
      if (store.isRemote) {
        // Runs outside of the transaction, so that no other write waits for the service.
        if (!(await db.writeRows(hold))) return;
        await store.remove(id);
        await db.writeRows(forget);
        return;
      }
      // Runs in one transaction, because a restore at the same time may put the file back into the folder.
      await db.writeRows(async (tx) => {
        if (!(await hold(tx))) return;
        await store.remove(id);
        await forget(tx);
      });
    });
  } catch {
    // The row says that no upload will claim the file, so the sweep removes it.
  }
}
