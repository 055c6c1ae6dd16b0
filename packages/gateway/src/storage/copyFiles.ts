import { chmod, copyFile, open, rm, stat } from 'node:fs/promises';

/** Copies a stored file durably; false, without a copy, for a missing or incomplete file. */
export async function copyComplete(source: string, target: string, size: number): Promise<boolean> {
  try {
    await copyFile(source, target);
  } catch (error) {
    // A running gateway may remove the original at any moment.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if ((await stat(target)).size !== size) {
    await rm(target);
    return false;
  }
  await chmod(target, 0o600);
  await flush(target);
  return true;
}

/** `fsync` of a file or of a directory. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
