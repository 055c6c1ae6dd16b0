import { createHash, randomBytes } from 'node:crypto';
import { copyWhole } from './copyFiles.ts';
import { Incoming } from './incoming.ts';

/** The facts that a store keeps of a file besides its bytes. */
export interface FileDescription {
  id: string;
  /** As people see it: never part of the place where the bytes lie. */
  name: string;
  contentType: string;
}

/** Files that people sent to signed addresses outside of the gateway. */
export interface SentFiles {
  /** In bytes; undefined until it is there. */
  sizeOf(id: string): Promise<number | undefined>;
  borrow(id: string): Promise<LocalFile>;
  remove(id: string): Promise<void>;
  oldIds(before: number): AsyncGenerator<string[]>;
}

/** The bytes of a file on this machine, to be read until it is given back. */
export interface LocalFile extends AsyncDisposable {
  path: string;
}

const idPattern = /^[0-9a-f]{32}$/;

export const isFileId = (text: string): boolean => idPattern.test(text);

/**
 * Bytes under ids of our own, in one of two engines: a folder, or a bucket of an S3 service. A file appears whole or not at all.
 * What has just arrived is read and checked as a temporary file of this machine first, whichever engine keeps it.
 */
export abstract class FileStore {
  readonly incoming: Incoming;

  constructor(dataDir: string) {
    this.incoming = new Incoming(dataDir);
  }

  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /** The same work always writes the same file: a job taken over after a kill leaves no second one. */
  idOf(purpose: string, subjectId: number): string {
    return createHash('sha256').update(`${purpose}:${subjectId}`).digest('hex').slice(0, 32);
  }

  /** Readies the store, or fails the start with a sentence that names the setting. */
  abstract prepare(): Promise<void>;

  /** Makes a temporary file durable under its id. Where that fails, it is gone too: a job that tries for hours fills no disk. */
  async keep(file: FileDescription, temporaryPath: string): Promise<void> {
    try {
      await this.place(file, temporaryPath);
    } finally {
      await this.incoming.discard(temporaryPath);
    }
  }

  protected abstract place(file: FileDescription, temporaryPath: string): Promise<void>;

  /** Whether a service keeps the files, which may take minutes to fail. */
  abstract readonly isRemote: boolean;

  /** A missing file counts as removed. A signal ends the wait for a service. */
  abstract remove(id: string, signal?: AbortSignal): Promise<void>;

  /** In bytes; undefined for what is not there. */
  abstract sizeOf(id: string): Promise<number | undefined>;

  abstract borrow(id: string): Promise<LocalFile>;

  /** The last bytes of a file, `length` at most. */
  abstract readEnd(id: string, length: number): Promise<Buffer>;

  /** The ids of all stored files but the youngest, whose rows may not be visible yet; a part at a time. */
  abstract oldIds(before: number): AsyncGenerator<string[]>;

  /** Undefined where signed addresses lead to the gateway itself, which sees what arrives. */
  readonly sent: SentFiles | undefined = undefined;

  /** Takes in bytes that this process made. */
  async keepContent(file: FileDescription, content: string | Uint8Array): Promise<void> {
    const { path } = await this.incoming.write([content]);
    await this.keep(file, path);
  }

  /** A file of another store, with the size that its row tells; false for what is gone there or is not whole. */
  async takeFrom(source: FileStore, file: FileDescription & { size: number }): Promise<boolean> {
    if ((await source.sizeOf(file.id)) !== file.size) return false;
    await using original = await source.borrow(file.id);
    const path = this.incoming.newPath();
    // A running gateway may remove it at any moment.
    if (!(await copyWhole(original.path, path, file.size))) return false;
    await this.keep(file, path);
    return true;
  }
}
