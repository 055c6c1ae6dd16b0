import type { Database, Write } from '../db/openDatabase.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { claimFile, reserveFile } from '../storage/pendingFiles.ts';

export interface StoredFile {
  fileId: string;
  contentType: string;
  /** Runs in the transaction that references the file. */
  claim(tx: Write): Promise<void>;
}

interface StoredFileOptions {
  db: Database;
  store: FileStore;
  fileId: string;
  name: string;
  contentType: string;
  parts: AsyncIterable<string | Uint8Array>;
  now: number;
  retentionMs: number;
}

/** Writes a file part by part, in bounded memory. A repeat under the same id replaces the whole file. */
export async function writeStoredFile({ store, fileId, parts, ...file }: StoredFileOptions): Promise<StoredFile> {
  const { path, size } = await store.temporaryFiles.write(parts);
  const { contentType, db, name, now, retentionMs } = file;
  const row = { id: fileId, name, contentType, size, createdAt: now };
  await reserveFile(db, row, now);
  await store.keep(row, path);
  return { fileId, contentType, claim: (tx) => claimFile(tx, row, now + retentionMs) };
}
