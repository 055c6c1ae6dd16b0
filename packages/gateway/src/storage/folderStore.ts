import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyWhole, flush } from './copyFiles.ts';
import { type LocalFile, type FileDescription, FileStore, isFileId } from './fileStore.ts';
import { isOlder } from './incoming.ts';

/**
 * Files in a folder of this machine. A file is written and flushed under a temporary name and renamed; a crash in between
 * leaves a temporary file, which the sweep removes.
 */
export class FolderStore extends FileStore {
  override readonly isRemote = false;
  /** The folder below which `placeOf` is: what the second origin serves. */
  readonly root: string;

  constructor(dataDir: string) {
    super(dataDir);
    this.root = join(dataDir, 'files');
  }

  override async prepare(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await this.incoming.prepare();
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
    // A name in a folder survives a power cut once the folder itself has been flushed.
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

  override async borrow(id: string): Promise<LocalFile> {
    // The file itself: readers change nothing, and a removed file stays readable for a reader that has it open.
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

  /** A durable copy at a path of the caller's; false, and no copy, for what is gone or is not whole. */
  copyOut(id: string, size: number, target: string): Promise<boolean> {
    return copyWhole(this.#pathOf(id), target, size);
  }

  /** The bytes that lie ready under their ids take their places, durably: renamed, so that it is done in a moment. */
  async takePlaces(ready: string, ids: readonly string[]): Promise<void> {
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
