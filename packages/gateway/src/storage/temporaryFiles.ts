import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLargeFile } from '../domain/DomainError.ts';

/** A file that has arrived but is not part of the store yet. */
export interface TemporaryFile {
  path: string;
  size: number;
  sha256: string;
}

/** An upload that waits for its place in the store. */
export interface ReceivedFile extends TemporaryFile {
  /** The user's name for the file, sanitized; for display only. */
  fileName: string;
}

/** Holds files on this machine until the store has them. A crash leaves some behind, which the sweep removes. */
export class TemporaryFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'incoming');
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  newPath(): string {
    return join(this.#folder, randomBytes(16).toString('hex'));
  }

  /** Stores a stream of up to `maxBytes`; a longer one is refused with 413 and leaves no file. */
  async receive(source: Readable, maxBytes: number): Promise<TemporaryFile> {
    const path = this.newPath();
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
    await this.fill(path, source, limit);
    return { path, size, sha256: hash.digest('base64url') };
  }

  /** Writes a stream to a file; a failure leaves no file. */
  async fill(path: string, source: Readable, ...through: Transform[]): Promise<void> {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline([source, ...through, file]);
    } catch (error) {
      // Wait for `close`: if the file is still being opened, it would be created after its removal.
      if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
      await this.discard(path);
      throw error;
    }
  }

  /** Writes a file part by part in bounded memory. */
  async write(parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>) {
    const path = this.newPath();
    let size = 0;
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const part of parts) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        await handle.writeFile(bytes);
        size += bytes.length;
      }
    } catch (error) {
      await this.discard(path);
      throw error;
    } finally {
      await handle.close();
    }
    return { path, size };
  }

  async copy(original: string): Promise<string> {
    const path = this.newPath();
    await copyFile(original, path);
    await chmod(path, 0o600);
    return path;
  }

  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  /** Removes interrupted uploads. Newer ones may belong to another process on the same folder. */
  async removeOld(before: number): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (await isOlder(path, before)) await this.discard(path);
    }
  }
}

export async function isOlder(path: string, before: number): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < before;
}
