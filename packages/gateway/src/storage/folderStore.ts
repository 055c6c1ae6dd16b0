import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyComplete, flush } from './copyFiles.ts';
import { type LocalFile, type FileDescription, FileStore, isFileId } from './fileStore.ts';
import { isOlder } from './temporaryFiles.ts';

/**
 * Stores files in a folder of this machine. A file is written and flushed under a temporary name, then renamed. A crash
 * in between leaves a temporary file, which the sweep removes.
 */
export class FolderStore extends FileStore {
  override readonly isRemote = false;
  /** The folder that the second origin serves; paths from `placeOf` begin here. */
  readonly root: string;

  constructor(dataDir: string) {
    super(dataDir);
    this.root = join(dataDir, 'files');
  }

  override async prepare(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await this.temporaryFiles.prepare();
  }

  placeOf(id: string): string {
    if (!isFileId(id)) throw new Error('A file id is 32 hexadecimal digits.');
    return join(id.slice(0, 2), id);
  }

  #pathOf(id: string): string {
    return join(this.root, this.placeOf(id));
  }

  protected override async place({ id }: FileDescription, temporaryPath: string): Promise<void> {
    const target = this.#pathOf(id);
    const handle = await open(temporaryPath, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    const folder = join(this.root, id.slice(0, 2));
    const isNewFolder = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
    await rename(temporaryPath, target);
    // The name of a file survives a power cut only after its folder is flushed.
    await flush(folder);
    if (isNewFolder) await flush(this.root);
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
  }

  override async sizeOf(id: string): Promise<number | undefined> {
    return stat(this.#pathOf(id)).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  override async openLocal(id: string): Promise<LocalFile> {
    // Returns the stored file itself: readers do not change it, and an open file can still be read after its removal.
    return { path: this.#pathOf(id), [Symbol.asyncDispose]: async () => {} };
  }

  override async readEnd(id: string, length: number): Promise<Buffer> {
    const handle = await open(this.#pathOf(id), 'r');
    try {
      const { size } = await handle.stat();
      const end = Buffer.alloc(Math.min(size, length));
      await handle.read(end, 0, end.length, size - end.length);
      return end;
    } finally {
      await handle.close();
    }
  }

  /** Makes a durable copy at the given path; false, without a copy, for a missing or incomplete file. */
  copyOut(id: string, size: number, target: string): Promise<boolean> {
    return copyComplete(this.#pathOf(id), target, size);
  }

  /** Moves prepared files to their final paths, durably. Renaming is quick. */
  async moveInto(ready: string, ids: readonly string[]): Promise<void> {
    const folders = new Set(ids.map((id) => dirname(this.#pathOf(id))));
    for (const folder of folders) await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const id of ids) await rename(join(ready, id), this.#pathOf(id));
    for (const folder of [...folders, this.root]) await flush(folder);
  }

  override async *oldIds(before: number): AsyncGenerator<string[]> {
    for (const folder of await readdir(this.root)) {
      const names = (await readdir(join(this.root, folder))).filter(isFileId);
      const old = await Promise.all(names.map((name) => isOlder(join(this.root, folder, name), before)));
      const ids = names.filter((_, at) => old[at]);
      for (let from = 0; from < ids.length; from += 200) yield ids.slice(from, from + 200);
    }
  }
}
