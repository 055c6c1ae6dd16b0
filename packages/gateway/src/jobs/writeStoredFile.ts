import type { Database, Write } from '../db/openDatabase.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { claimFile, reserveFile } from '../storage/pendingFiles.ts';

export interface StoredFile {
  fileId: string;
  contentType: string;
  /** Part of the transaction that points to the file. */
  remember(tx: Write): Promise<void>;
}

interface Wanted {
  db: Database;
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
  const { path, size } = await store.incoming.write(parts);
  const { contentType, db, name, now, retentionMs } = file;
  const row = { id: fileId, name, contentType, size, createdAt: now };
  await reserveFile(db, row, now);
  await store.keep(row, path);
  return { fileId, contentType, remember: (tx) => claimFile(tx, row, now + retentionMs) };
}
