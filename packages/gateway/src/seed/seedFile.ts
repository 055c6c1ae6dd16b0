import type { FileStore } from '../storage/fileStore.ts';
import type { Write } from '../db/openDatabase.ts';
import { files } from '../db/schema/uploads.ts';

/** A real file of the data set: it can be downloaded, and its job can read it. */
export async function seedFile(
  tx: Write,
  store: FileStore,
  file: {
    purpose: string;
    subjectId: number;
    name: string;
    contentType: string;
    content: string | Buffer;
    createdAt: number;
  },
): Promise<string> {
  const id = store.idOf(`seed-${file.purpose}`, file.subjectId);
  const { contentType, createdAt, name } = file;
  await store.storeBytes({ id, name, contentType }, file.content);
  await tx.insert(files).values({ id, name, contentType, createdAt, size: Buffer.byteLength(file.content) });
  return id;
}
