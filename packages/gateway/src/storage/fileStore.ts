import { createHash, randomBytes } from 'node:crypto';
import { copyComplete } from './copyFiles.ts';
import { TemporaryFiles } from './temporaryFiles.ts';

/** The data that a store keeps of a file in addition to its bytes. */
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
 * Stores files by generated ids, in a folder or in a bucket of an S3 service. A file appears completely or not at all.
 * With either engine an upload is first a temporary file on this machine, where it is checked.
 */
export abstract class FileStore {
  readonly temporaryFiles: TemporaryFiles;

  constructor(dataDir: string) {
    this.temporaryFiles = new TemporaryFiles(dataDir);
  }

  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /**
   * The id of a file that a job creates. The same work always gets the same id, so that a job that is taken over
   * creates no second file.
   */
  idOf(purpose: string, subjectId: number): string {
    return createHash('sha256').update(`${purpose}:${subjectId}`).digest('hex').slice(0, 32);
  }

  /** Prepares the store. Throws an error that names the setting, which stops the start. */
  abstract prepare(): Promise<void>;

  /**
   * Makes a temporary file durable under its id. The temporary file is removed even on failure, so that a job that
   * retries for hours does not fill the disk.
   */
  async keep(file: FileDescription, temporaryPath: string): Promise<void> {
    try {
      await this.place(file, temporaryPath);
    } finally {
      await this.temporaryFiles.discard(temporaryPath);
    }
  }

  protected abstract place(file: FileDescription, temporaryPath: string): Promise<void>;

  /** Whether the files are in a remote service, whose calls may take minutes to fail. */
  abstract readonly isRemote: boolean;

  /** Removes a file; a missing file counts as removed. `signal` ends the wait for a remote service. */
  abstract remove(id: string, signal?: AbortSignal): Promise<void>;

  /** The size in bytes; undefined for a missing file. */
  abstract sizeOf(id: string): Promise<number | undefined>;

  abstract openLocal(id: string): Promise<LocalFile>;

  /** The last bytes of a file, `length` at most. */
  abstract readEnd(id: string, length: number): Promise<Buffer>;

  /** The ids of all stored files except the newest, whose rows may not be visible yet; one part at a time. */
  abstract oldIds(before: number): AsyncGenerator<string[]>;

  /** Undefined if signed addresses lead to the gateway itself. */
  readonly presignedUploads: PresignedUploads | undefined = undefined;

  /** Stores bytes that this process created. */
  async storeBytes(file: FileDescription, content: string | Uint8Array): Promise<void> {
    const { path } = await this.temporaryFiles.write([content]);
    await this.keep(file, path);
  }

  /** Copies a file of another store; false if it is missing there or its size differs from its row. */
  async copyFrom(source: FileStore, file: FileDescription & { size: number }): Promise<boolean> {
    if ((await source.sizeOf(file.id)) !== file.size) return false;
    await using original = await source.openLocal(file.id);
    const path = this.temporaryFiles.newPath();
    // A running gateway may remove the original at any moment.
    if (!(await copyComplete(original.path, path, file.size))) return false;
    await this.keep(file, path);
    return true;
  }
}
