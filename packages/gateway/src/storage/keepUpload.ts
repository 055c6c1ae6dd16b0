import type { Write } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import type { Gateway } from '../gateway.ts';
import type { ReceivedUpload } from '../http/receiveUpload.ts';

/** Makes an upload durable, then writes what it belongs to in one transaction; if that fails the bytes go again. */
export async function keepUpload<T>(
  { db, files: store, now }: Gateway,
  upload: ReceivedUpload,
  contentType: string,
  write: (tx: Write, fileId: string) => Promise<T>,
): Promise<T> {
  const fileId = store.newId();
  await store.keep(fileId, upload.path);
  try {
    return await db.write(async (tx) => {
      await tx
        .insert(files)
        .values({ id: fileId, name: upload.fileName, contentType, size: upload.size, createdAt: now() });
      return write(tx, fileId);
    });
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}
