import type { Database, Write } from '../db/openDatabase.ts';
import type { FileStore } from './fileStore.ts';
import type { ReceivedFile } from './temporaryFiles.ts';
import { claimFile, dropFile, reserveFile } from './pendingFiles.ts';

interface StoreContext {
  db: Database;
  files: FileStore;
  now: () => number;
}

interface TemporaryStoreContext extends StoreContext {
  config: { sourceRetentionMs: number };
}

/** Stores a file that is processed once and removed after the retention time. */
export const storeTemporaryUpload = <T>(
  gateway: TemporaryStoreContext,
  upload: ReceivedFile,
  contentType: string,
  write: (tx: Write, fileId: string) => Promise<T>,
): Promise<T> => storeUpload(gateway, upload, contentType, write, gateway.now() + gateway.config.sourceRetentionMs);

/** Makes an upload durable, then writes the rows that reference it in one transaction. If that fails, the bytes are removed. */
export async function storeUpload<T>(
  { db, files: store, now }: StoreContext,
  upload: ReceivedFile,
  contentType: string,
  write: (tx: Write, fileId: string) => Promise<T>,
  keptUntil: number | null = null,
): Promise<T> {
  const { fileName: name, size } = upload;
  const row = { id: store.newId(), name, contentType, size, createdAt: now() };
  await reserveFile(db, row, now());
  try {
    await store.keep(row, upload.path);
    return await db.write(async (tx) => {
      await claimFile(tx, row, keptUntil);
      return write(tx, row.id);
    });
  } catch (error) {
    await dropFile(db, store, row.id);
    throw error;
  }
}
