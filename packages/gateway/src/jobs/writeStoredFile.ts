import { open } from 'node:fs/promises';
import type { Write } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';
import type { FileStore } from '../storage/fileStore.ts';

export interface StoredFile {
  fileId: string;
  contentType: string;
  /** Part of the transaction that points to the file. */
  remember(tx: Write): Promise<void>;
}

interface Wanted {
  store: FileStore;
  fileId: string;
  name: string;
  contentType: string;
  parts: AsyncIterable<string | Uint8Array>;
  now: number;
  retentionMs: number;
}

/** Writes a file part by part in bounded memory. Written again under the same id it replaces itself whole. */
export async function writeStoredFile({ store, fileId, parts, ...file }: Wanted): Promise<StoredFile> {
  const temporary = store.temporaryPath();
  let size = 0;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    for await (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      await handle.writeFile(bytes);
      size += bytes.length;
    }
  } catch (error) {
    await store.discard(temporary);
    throw error;
  } finally {
    await handle.close();
  }
  await store.keep(fileId, temporary);
  const { contentType, name, now, retentionMs } = file;
  const row = { name, contentType, size, createdAt: now, keptUntil: now + retentionMs };
  return {
    fileId,
    contentType,
    remember: async (tx) => {
      await tx
        .insert(files)
        .values({ id: fileId, ...row })
        .onConflictDoUpdate({ target: files.id, set: row });
    },
  };
}
