import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLargeFile } from '../domain/Refusal.ts';

/** A file that has arrived but is not part of the store yet. */
export interface TemporaryFile {
  path: string;
  size: number;
  sha256: string;
}

/** An upload that waits for its place in the store. */
export interface ReceivedFile extends TemporaryFile {
  /** As the user named it, made harmless: only for showing. */
  fileName: string;
}

const idPattern = /^[0-9a-f]{32}$/;

/**
 * Bytes on disk under ids of our own. A file appears whole or not at all: it is written and flushed under a temporary
 * name and renamed. A crash in between leaves a temporary file, which the sweep removes.
 */
export class FileStore {
  readonly #stored: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#stored = join(dataDir, 'files');
    this.#incoming = join(dataDir, 'incoming');
  }

  async prepare(): Promise<void> {
    for (const folder of [this.#stored, this.#incoming]) await mkdir(folder, { recursive: true, mode: 0o700 });
  }

  /** Uploads that were cut off. Younger ones may belong to another process on the same folder. */
  async removeOldUploads(before: number): Promise<void> {
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      if (await isOlder(path, before)) await rm(path, { force: true });
    }
  }

  /** The ids of all stored files but the youngest, whose rows may not be visible yet; a folder at a time. */
  async *oldIds(before: number): AsyncGenerator<string[]> {
    for (const folder of await readdir(this.#stored)) {
      const names = (await readdir(join(this.#stored, folder))).filter((name) => idPattern.test(name));
      const old = await Promise.all(names.map((name) => isOlder(join(this.#stored, folder, name), before)));
      const ids = names.filter((_, at) => old[at]);
      for (let from = 0; from < ids.length; from += 200) yield ids.slice(from, from + 200);
    }
  }

  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /** The same work always writes the same file: a job taken over after a kill leaves no second one. */
  idOf(purpose: string, subjectId: number): string {
    return createHash('sha256').update(`${purpose}:${subjectId}`).digest('hex').slice(0, 32);
  }

  folderOf(id: string): string {
    if (!idPattern.test(id)) throw new Error('A file id is 32 hexadecimal digits.');
    return join(this.#stored, id.slice(0, 2));
  }

  pathOf(id: string): string {
    return join(this.folderOf(id), id);
  }

  temporaryPath(): string {
    return join(this.#incoming, randomBytes(16).toString('hex'));
  }

  /** Takes in a stream up to `maxBytes`; more is refused with 413 and leaves nothing behind. */
  async receive(source: Readable, maxBytes: number): Promise<TemporaryFile> {
    const path = this.temporaryPath();
    let size = 0;
    const hash = createHash('sha256');
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > maxBytes) done(tooLargeFile(maxBytes));
        else {
          hash.update(chunk);
          done(null, chunk);
        }
      },
    });
    try {
      await pipeline(source, limit, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return { path, size, sha256: hash.digest('base64url') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Makes a temporary file durable under its id. */
  async keep(id: string, temporaryPath: string): Promise<void> {
    const target = this.pathOf(id);
    const handle = await open(temporaryPath, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    const isNewFolder = (await mkdir(this.folderOf(id), { recursive: true, mode: 0o700 })) !== undefined;
    await rename(temporaryPath, target);
    await syncFolder(this.folderOf(id));
    if (isNewFolder) await syncFolder(this.#stored);
  }

  async discard(temporaryPath: string): Promise<void> {
    await rm(temporaryPath, { force: true });
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }
}

async function isOlder(path: string, before: number): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < before;
}

/** A name in a folder survives a power cut once the folder itself has been flushed. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
