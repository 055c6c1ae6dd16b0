import type { Database, Write } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import type { FileStore, ReceivedFile } from './fileStore.ts';

interface Keeping {
  db: Database;
  files: FileStore;
  now: () => number;
}

interface KeepingSources extends Keeping {
  config: { sourceRetentionMs: number };
}

/** What is worked on once and goes again after a while. */
export const keepSource = <T>(
  gateway: KeepingSources,
  upload: ReceivedFile,
  contentType: string,
  write: (tx: Write, fileId: string) => Promise<T>,
): Promise<T> => keepUpload(gateway, upload, contentType, write, gateway.now() + gateway.config.sourceRetentionMs);

/** Makes an upload durable, then writes what it belongs to in one transaction; if that fails the bytes go again. */
export async function keepUpload<T>(
  { db, files: store, now }: Keeping,
  upload: ReceivedFile,
  contentType: string,
  write: (tx: Write, fileId: string) => Promise<T>,
  keptUntil: number | null = null,
): Promise<T> {
  const fileId = store.newId();
  await store.keep(fileId, upload.path);
  try {
    return await db.write(async (tx) => {
      await tx
        .insert(files)
        .values({ id: fileId, name: upload.fileName, contentType, size: upload.size, createdAt: now(), keptUntil });
      return write(tx, fileId);
    });
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}
