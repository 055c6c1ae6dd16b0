import { createHash, randomBytes } from 'node:crypto';
import { copyComplete } from './copyFiles.ts';
import { Incoming } from './incoming.ts';

/** The data that a store keeps of a file besides its bytes. */
export interface FileDescription {
  id: string;
  /** The name that users see; never part of the path or key. */
  name: string;
  contentType: string;
}

/** Files that users sent to signed addresses of the bucket. */
export interface PresignedUploads {
  /** In bytes; undefined until the file has arrived. */
  sizeOf(id: string): Promise<number | undefined>;
  openLocal(id: string): Promise<LocalFile>;
  remove(id: string): Promise<void>;
  oldIds(before: number): AsyncGenerator<string[]>;
}

/** A local path to the bytes of a file, valid until it is disposed. */
export interface LocalFile extends AsyncDisposable {
  path: string;
}

const idPattern = /^[0-9a-f]{32}$/;

export const isFileId = (text: string): boolean => idPattern.test(text);

/**
 * Files by generated ids, in one of two engines: a folder, or a bucket of an S3 service. A file appears whole or not at all. An
 * upload is first a temporary file of this machine, where it is checked, with either engine.
 */
export abstract class FileStore {
  readonly incoming: Incoming;

  constructor(dataDir: string) {
    this.incoming = new Incoming(dataDir);
  }

  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /** The same work always has the same id, so a job that is taken over writes no second file. */
  idOf(purpose: string, subjectId: number): string {
    return createHash('sha256').update(`${purpose}:${subjectId}`).digest('hex').slice(0, 32);
  }

  /** Prepares the store; throws an error that names the setting, which stops the start. */
  abstract prepare(): Promise<void>;

  /**
   * Makes a temporary file durable under its id. The temporary file is removed also on failure, so that a job that retries for
   * hours does not fill the disk.
   */
  async keep(file: FileDescription, temporaryPath: string): Promise<void> {
    try {
      await this.place(file, temporaryPath);
    } finally {
      await this.incoming.discard(temporaryPath);
    }
  }

  protected abstract place(file: FileDescription, temporaryPath: string): Promise<void>;

  /** Whether the files are in a remote service, which may take minutes to fail. */
  abstract readonly isRemote: boolean;

  /** A missing file counts as removed. `signal` ends the wait for a remote service. */
  abstract remove(id: string, signal?: AbortSignal): Promise<void>;

  /** In bytes; undefined for a missing file. */
  abstract sizeOf(id: string): Promise<number | undefined>;

  abstract openLocal(id: string): Promise<LocalFile>;

  /** The last bytes of a file, `length` at most. */
  abstract readEnd(id: string, length: number): Promise<Buffer>;

  /** The ids of all stored files but the youngest, whose rows may not be visible yet; a part at a time. */
  abstract oldIds(before: number): AsyncGenerator<string[]>;

  /** Undefined where signed addresses lead to the gateway itself. */
  readonly sent: PresignedUploads | undefined = undefined;

  /** Stores bytes that this process created. */
  async storeBytes(file: FileDescription, content: string | Uint8Array): Promise<void> {
    const { path } = await this.incoming.write([content]);
    await this.keep(file, path);
  }

  /** Copies a file of another store; false if it is missing there or its size differs from its row. */
  async copyFrom(source: FileStore, file: FileDescription & { size: number }): Promise<boolean> {
    if ((await source.sizeOf(file.id)) !== file.size) return false;
    await using original = await source.openLocal(file.id);
    const path = this.incoming.newPath();
    // A running gateway may remove the original at any moment.
    if (!(await copyComplete(original.path, path, file.size))) return false;
    await this.keep(file, path);
    return true;
  }
}
